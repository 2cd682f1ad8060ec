import { documentLimits } from '@dehesa/domain/activities';
import type { StaffLanguage } from '@dehesa/domain/languages';
import type { ErrorText } from '@dehesa/i18n/errors';
import { errorText } from '../../../../lib/error-texts';
import { imageTypes } from '../../../../lib/files/upload-image';

/** What the file dialog offers (D11); what a file is, the server decides by its content (B33). */
export const documentTypes = `.pdf,.txt,.csv,.rtf,.doc,.docx,.xls,.xlsx,.ppt,.pptx,.odt,.ods,.odp,${imageTypes}`;

/** The refusal that a file is sure to meet, told before it is sent; a picture is shrunk by the server. */
export function refusedFile(file: Pick<File, 'type' | 'size'>, language: StaffLanguage): ErrorText | undefined {
  const { megabytes } = documentLimits;
  if (file.type.startsWith('image/') || file.size <= megabytes * 1024 * 1024) return undefined;
  return errorText({ code: 'file.tooLarge', params: { maxMegabytes: megabytes } }, language);
}

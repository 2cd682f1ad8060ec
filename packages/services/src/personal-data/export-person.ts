import { DomainError } from '@dehesa/domain/errors';
import { ExportPersonInput } from '@dehesa/domain/personal-data';
import { personalDataReport } from '@dehesa/i18n/backoffice/exports';
import { audit } from '../audit';
import { authorize, type ServiceContext } from '../context';
import { readPersonData } from './read-person-data';

/** A file to hand to the person; its name tells nobody whose it is. */
export interface PersonFile {
  name: string;
  mediaType: 'application/json' | 'application/pdf';
  content: Uint8Array;
}

/**
 * All that is held of a person as a file: JSON for machines, PDF for people (B46). Nothing held is
 * `personalData.nothingFound`. The audit log says that it was taken out, never whose. Super administrators.
 */
export async function exportPerson(ctx: ServiceContext, raw: ExportPersonInput): Promise<PersonFile> {
  authorize(ctx, 'configuration.manage');
  const { format, language, ...query } = ExportPersonInput.parse(raw);
  const data = await readPersonData(ctx, query);
  const { reservations, messages, conversations, accounts } = data;
  if ([reservations, messages, conversations, accounts].every((held) => held.length === 0)) {
    throw DomainError.of('personalData.nothingFound');
  }
  const content = format === 'json' ? jsonOf(data) : await (await import('./person-pdf')).personPdf(data, language);
  await audit(ctx, ctx.db, {
    action: 'personalData.export',
    entity: 'personalData',
    entityId: null,
    details: { format, people: reservations.length, messages: messages.length, accounts: accounts.length },
  });
  return {
    name: `${personalDataReport[language].fileName}.${format}`,
    mediaType: format === 'json' ? 'application/json' : 'application/pdf',
    content,
  };
}

/** Our own keys of rows are of no use to the person. */
function jsonOf({ reservations, ...data }: Awaited<ReturnType<typeof readPersonData>>): Uint8Array {
  const held = reservations.map(({ id: _row, reservationId: _key, coming: _now, ...own }) => own);
  return Buffer.from(`${JSON.stringify({ ...data, reservations: held }, null, 2)}\n`);
}

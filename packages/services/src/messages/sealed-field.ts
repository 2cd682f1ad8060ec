import type { TemplateValues } from '@dehesa/domain/messages';
import { open, seal } from '../seal';
import type { Installation } from '../context';
import { purposeKey } from '../purpose-key';
import type { FieldValue } from './fill-template';

const mark = 'sealed:';
const context = 'message-field';

/** A secret field of a queued message: `queueMessage` stores it sealed, and delivery erases it (B26, B42). */
export function sealedField(installation: Installation, value: string): string {
  return mark + seal(purposeKey(installation, 'message-fields'), value, context).toString('base64url');
}

/** A message's stored fields as `group.field` values laid over those of the records; sealed ones are opened. */
export function overlayFields(
  installation: Installation,
  values: TemplateValues,
  fields: Readonly<Record<string, string>>,
): Record<string, Record<string, FieldValue>> {
  const filled: Record<string, Record<string, FieldValue>> = Object.fromEntries(
    Object.entries(values).map(([group, fieldsOfGroup]) => [group, { ...fieldsOfGroup }]),
  );
  for (const [name, value] of Object.entries(fields)) {
    const [group, field] = name.split('.');
    if (!group || !field) continue;
    const opened = value.startsWith(mark)
      ? open(purposeKey(installation, 'message-fields'), Buffer.from(value.slice(mark.length), 'base64url'), context)
      : value;
    filled[group] = { ...filled[group], [field]: opened };
  }
  return filled;
}

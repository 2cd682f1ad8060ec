import type { TemplateValues } from '@dehesa/domain/messages';
import { openAny, type Opened, purposeKey, purposeKeys, seal } from '../../keys/index';
import type { Installation } from '../../context';
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
    filled[group] = { ...filled[group], [field]: isSealed(value) ? textOf(installation, value) : value };
  }
  return filled;
}

/** The fields with those sealed under the current key that were sealed under a previous one; null where none was. */
export function resealedFields(
  installation: Installation,
  fields: Readonly<Record<string, string>>,
): Record<string, string> | null {
  const older = Object.entries(fields).flatMap(([name, value]) => {
    const found = isSealed(value) ? opened(installation, value) : undefined;
    return found === undefined || found.current ? [] : [[name, sealedField(installation, found.text)] as const];
  });
  return older.length === 0 ? null : { ...fields, ...Object.fromEntries(older) };
}

function isSealed(value: string): boolean {
  return value.startsWith(mark);
}

function textOf(installation: Installation, value: string): string {
  const found = opened(installation, value);
  if (found === undefined) throw new Error('a field of a message is sealed under a key that is gone');
  return found.text;
}

function opened(installation: Installation, value: string): Opened | undefined {
  const sealed = Buffer.from(value.slice(mark.length), 'base64url');
  return openAny(purposeKeys(installation, 'message-fields'), sealed, [context]);
}

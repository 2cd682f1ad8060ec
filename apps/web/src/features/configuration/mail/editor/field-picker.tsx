import { type RecordGroup, templateFields } from '@dehesa/domain/messages';
import { mailConfiguration } from '@dehesa/i18n/backoffice/message-configuration';
import { Select } from '@mantine/core';
import { useTextsOf } from '../../../../lib/backoffice-language';

export interface FieldPickerProps {
  label: string;
  description?: string;
  groups: readonly RecordGroup[];
  /** `reserva.nombre` */
  onPick: (field: string) => void;
}

/** Chooses one of the fields that the template may use (B36); choosing inserts, so that nothing stays chosen. */
export function FieldPicker({ label, description, groups, onPick }: FieldPickerProps) {
  const texts = useTextsOf(mailConfiguration);
  return (
    <Select
      label={label}
      description={description}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      placeholder={texts.form.fieldPlaceholder}
      searchable
      value={null}
      nothingFoundMessage={texts.form.noField}
      maxDropdownHeight={320}
      disabled={groups.length === 0}
      data={groups.map((group) => ({
        group: texts.groups[group],
        items: templateFields[group].map((field) => `${group}.${field}`),
      }))}
      onChange={(field) => field !== null && onPick(field)}
    />
  );
}

/** What a field holds with `before` and `after` put around its selection, or at its cursor. */
export function insertAt(
  { value, selectionStart, selectionEnd }: Pick<HTMLInputElement, 'value' | 'selectionStart' | 'selectionEnd'>,
  before: string,
  after = '',
): string {
  const from = selectionStart ?? value.length;
  const to = selectionEnd ?? from;
  return value.slice(0, from) + before + value.slice(from, to) + after + value.slice(to);
}

/** Texts that show a part only where a field has a value. */
export function condition(field: string): { begin: string; end: string } {
  return { begin: `{{#${field}}}`, end: `{{/${field}}}` };
}

/** Fields that hold an address: in an e-mail they are where a link leads, not something to read. */
export function isLinkField(field: string): boolean {
  return /\.(?:enlace|direccion_web)/.test(field);
}

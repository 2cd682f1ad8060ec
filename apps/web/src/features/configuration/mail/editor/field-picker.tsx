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

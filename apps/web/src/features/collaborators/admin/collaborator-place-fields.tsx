import { collaboratorLimits } from '@dehesa/domain/collaborators';
import { isStaffLanguage, languageFacts, staffLanguages } from '@dehesa/domain/languages';
import { collaborators } from '@dehesa/i18n/backoffice/collaborators';
import { NativeSelect } from '@mantine/core';
import { useTexts, useTextsOf } from '../../../lib/backoffice-language';
import { leaveCountry } from '../../../lib/places/leave-country';
import { PlaceInputs } from '../../../lib/places/place-inputs';
import classes from './collaborator-form.module.css';
import type { FieldsProps } from './contact-fields';

export interface CollaboratorPlaceFieldsProps extends FieldsProps {
  isNew: boolean;
  /** Role 2: its collaborators are of its territory and stay there (B55). */
  fixedTerritory: boolean;
}

/** Where a collaborator is, and in which territory it is managed. */
export function CollaboratorPlaceFields({ form, isNew, fixedTerritory }: CollaboratorPlaceFieldsProps) {
  const { form: texts } = useTextsOf(collaborators);
  const { shell } = useTexts();
  const { country } = form.values;
  return (
    <fieldset className={`${classes.group} ${classes.pairs}`}>
      <legend className={classes.legend}>{texts.place}</legend>
      <NativeSelect
        label={texts.country}
        data={staffLanguages.map((value) => ({ value, label: texts.countries[value] }))}
        value={country}
        onChange={({ currentTarget: { value } }) => {
          if (!isStaffLanguage(value)) return;
          // Who nobody has chosen a language for is written to in that of its country.
          const follows = isNew && form.values.language === country;
          form.setValues({
            country: value,
            ...(follows && { language: value }),
            ...leaveCountry(form.values, languageFacts[value].country),
          });
        }}
      />
      <PlaceInputs
        // Another country has other codes and provinces.
        key={country}
        language={country}
        required
        limits={collaboratorLimits}
        fields={{
          postalCode: form.getInputProps('postalCode'),
          locality: form.getInputProps('locality'),
          province: form.getInputProps('province'),
        }}
        onChange={(changes) => {
          for (const field of ['postalCode', 'locality', 'province'] as const) {
            const value = changes[field];
            if (value === undefined) continue;
            form.setFieldValue(field, value);
            form.clearFieldError(field);
          }
        }}
        onUnknown={(text) => form.setFieldError('postalCode', text)}
      />
      <NativeSelect
        label={texts.territory}
        disabled={fixedTerritory}
        description={fixedTerritory ? texts.territoryFixed : undefined}
        value={String(form.values.territoryId ?? '')}
        onChange={({ currentTarget: { value } }) =>
          form.setFieldValue('territoryId', ([1, 2] as const).find((id) => String(id) === value) ?? null)
        }
        data={[
          { value: '', label: texts.noTerritory },
          ...([1, 2] as const).map((id) => ({ value: String(id), label: shell.territories[id] })),
        ]}
      />
    </fieldset>
  );
}

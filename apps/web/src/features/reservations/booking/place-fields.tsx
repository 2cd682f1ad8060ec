import { provincesOf } from '@dehesa/domain/places';
import { personFields } from '@dehesa/domain/reservations';
import { useLanguage, useTexts } from '../../../lib/page-texts';
import type { PlaceValues } from '../../../lib/places/fill-place';
import type { PlaceLookup } from '../../../lib/places/place-lookup';
import { usePlace } from '../../../lib/places/use-place';
import { SelectField, TextField } from '../../../lib/forms/field';
import { LocalityField } from './locality-field';

const loadClient = () => import('../../../lib/public-client');

const lookup: PlaceLookup = {
  postalCode: async (input) => (await loadClient()).publicClient.public.places.postalCode.query(input),
  localities: async (input) => (await loadClient()).publicClient.public.places.localities.query(input),
};

/** Postal code, locality and province of one person; `at` is where they lie in the form. */
export function PlaceFields({
  at,
  required,
  ownAddress,
  values,
  onChange,
  onWarn,
}: {
  at: string;
  required: boolean;
  /** Whether the browser may offer the address of who fills in the form. */
  ownAddress: boolean;
  values: PlaceValues;
  onChange: (changes: Partial<PlaceValues>) => void;
  /** Says at a field what is doubtful about it. */
  onWarn: (name: string, message: string) => void;
}) {
  const labels = useTexts().form;
  const language = useLanguage();
  const place = usePlace({
    language,
    values,
    lookup,
    onChange,
    onUnknown: () => onWarn(`${at}.postalCode`, labels.postalCodeUnknown),
  });
  const { other, choices, municipalities } = place;
  const hint =
    choices > 0
      ? labels.localityChoices(choices)
      : municipalities > 0
        ? labels.municipalityChoices(municipalities)
        : undefined;
  return (
    <div className="grid">
      <TextField
        name={`${at}.postalCode`}
        label={labels.postalCode}
        hint={labels.postalCodeHint}
        required={required}
        autoComplete={ownAddress ? 'postal-code' : 'off'}
        inputMode="numeric"
        maxLength={place.country === 'ES' ? 5 : 8}
        value={values.postalCode}
        onChange={place.typePostalCode}
      />
      <LocalityField
        name={`${at}.locality`}
        required={required}
        autoComplete={ownAddress ? 'address-level2' : 'off'}
        maxLength={personFields.locality.max}
        hint={hint}
        value={values.locality}
        suggestions={place.suggestions}
        onType={place.typeLocality}
        onOpen={place.offer}
        onChoose={place.choose}
      />
      {other !== undefined && (
        <p className="wide place-hint" role="status">
          {labels.codeBelongsTo(other.locality, other.province)}{' '}
          <button type="button" className="button button-secondary" onClick={() => place.choose(other)}>
            {labels.putLocality(other.locality)}
          </button>
        </p>
      )}
      <SelectField
        wide
        name={`${at}.province`}
        label={labels.province}
        required={required}
        autoComplete={ownAddress ? 'address-level1' : 'off'}
        value={values.province}
        onChange={(province) => onChange({ province })}
      >
        <option value="">{labels.chooseProvince}</option>
        {provincesOf(place.country).map(({ code, name }) => (
          <option key={code} value={name}>
            {name}
          </option>
        ))}
      </SelectField>
    </div>
  );
}

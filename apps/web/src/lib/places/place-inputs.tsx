import { type Language, writtenFor } from '@dehesa/domain/languages';
import { provincesOf } from '@dehesa/domain/places';
import { Autocomplete, Button, Group, Text } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useTexts } from '../backoffice-language';
import type { PlaceValues } from './fill-place';
import type { PlaceLookup } from './place-lookup';
import { usePlace } from './use-place';
import { useSelectedFill } from './use-selected-fill';
import { queries } from '../trpc';
import { TextInput } from '../inputs/inputs';

const kept = { staleTime: 5 * 60_000 };
const lookup: PlaceLookup = {
  postalCode: (input) => queries.public.places.postalCode.fetch(input, kept),
  localities: (input) => queries.public.places.localities.fetch(input, kept),
};

type FieldProps = ReturnType<UseFormReturnType<object>['getInputProps']>;

export interface PlaceInputsProps {
  /** What the form binds each field with. */
  fields: Record<keyof PlaceValues, FieldProps>;
  limits: { locality: number; province: number };
  required?: boolean;
  /** Of which country the place is. */
  language: Language;
  /** Writes fields, and takes their errors away. */
  onChange: (changes: Partial<PlaceValues>) => void;
  /** The postal code does not exist, as far as is known: to be told, not to be forbidden. */
  onUnknown: (text: string) => void;
}

/** Postal code, which fills in what it tells, locality and province. */
export function PlaceInputs({ fields, limits, required = false, language, onChange, onUnknown }: PlaceInputsProps) {
  const { form: texts } = useTexts().reservations;
  const place = usePlace({
    language,
    lookup,
    values: {
      postalCode: fields.postalCode.value,
      locality: fields.locality.value,
      province: fields.province.value,
    },
    onChange,
    onUnknown: () => onUnknown(texts.postalCodeUnknown),
  });
  const { input, expect } = useSelectedFill(fields.locality.value);
  const { other, choices, municipalities } = place;
  const hint =
    choices > 0
      ? texts.localityChoices(choices)
      : municipalities > 0
        ? texts.municipalityChoices(municipalities)
        : undefined;
  // A name alone may stand for places in several provinces.
  const suggested = new Map(place.suggestions.map((one) => [`${one.locality}, ${one.province}`, one]));

  function typeLocality(typed: string) {
    const chosen = suggested.get(typed);
    expect(chosen?.locality ?? typed);
    if (chosen === undefined) place.typeLocality(typed);
    else place.choose(chosen);
  }

  return (
    <>
      <TextInput
        label={texts.postalCode}
        required={required}
        maxLength={place.country === 'PT' ? 8 : 5}
        inputMode="numeric"
        autoComplete="off"
        {...fields.postalCode}
        onChange={(event) => place.typePostalCode(event.currentTarget.value)}
      />
      <Autocomplete
        ref={input}
        label={texts.locality}
        required={required}
        maxLength={limits.locality}
        autoComplete="off"
        description={hint}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        data={[...suggested.keys()]}
        // What the server found is not searched again.
        filter={({ options }) => options}
        maxDropdownHeight={280}
        {...fields.locality}
        onChange={typeLocality}
        onFocus={(event) => {
          place.offer();
          fields.locality.onFocus?.(event);
        }}
      />
      {other !== undefined && (
        <Group role="status" gap="xs" style={{ gridColumn: '1 / -1' }}>
          <Text size="sm">{texts.codeBelongsTo(other.locality, other.province)}</Text>
          <Button variant="default" onClick={() => place.choose(other)}>
            {texts.putLocality(other.locality)}
          </Button>
        </Group>
      )}
      <Autocomplete
        label={texts.province[writtenFor(language)]}
        required={required}
        maxLength={limits.province}
        autoComplete="off"
        limit={8}
        data={provincesOf(place.country).map(({ name }) => name)}
        {...fields.province}
      />
    </>
  );
}

import { activityFormTexts } from '@dehesa/i18n/backoffice/activity-form';
import { activityDeclaration, showPosition } from '@dehesa/domain/activities';
import { SectionCard } from '@dehesa/ui';
import { ActionIcon, Group, Loader, type SelectProps, SimpleGrid, Text, Tooltip } from '@mantine/core';
import '@mantine/core/styles/Tooltip.css';
import { useDebouncedValue } from '@mantine/hooks';
import { IconList, IconPencil } from '@tabler/icons-react';
import { useCallback, useMemo, useState } from 'react';
import { useTexts, useTextsOf } from '../../../lib/backoffice-language';
import { type Outputs, trpc } from '../../../lib/trpc';
import { PositionField } from './position-picker';
import type { ActivityForm } from './form-values';
import { Select, TextInput } from '../../../lib/inputs/inputs';

type Municipality = Outputs['activities']['municipalities'][number];

const minimumLetters = 3;

/**
 * The municipality: chosen from the reference places, or free text once the pencil is pressed. A stored name that is
 * not in the list opens as free text (U20).
 */
function MunicipalityField({ form }: { form: ActivityForm }) {
  const { municipality: texts } = useTextsOf(activityFormTexts).activityPlace;
  const [stored] = useState(form.values.municipality.trim());
  const [chosenMode, setChosenMode] = useState<'list' | 'text'>();
  const known = trpc.activities.municipalities.useQuery(
    { query: stored, limit: 1 },
    { enabled: stored !== '' && chosenMode === undefined, staleTime: Infinity },
  );
  const inList = stored === '' || known.data?.[0]?.name === stored;
  const looking = stored !== '' && known.isLoading && chosenMode === undefined;
  const asText = chosenMode === undefined ? !inList : chosenMode === 'text';

  function toggle() {
    setChosenMode(asText ? 'list' : 'text');
    window.requestAnimationFrame(() => form.getInputNode('municipality')?.focus());
  }

  const textField = form.getInputProps('municipality');
  const toggleLabel = asText ? texts.toList : texts.toText;
  return (
    <Group gap="xs" align="flex-start" wrap="nowrap">
      {asText ? (
        <TextInput
          flex={1}
          label={texts.label}
          description={looking ? undefined : texts.asText}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          withAsterisk
          maxLength={activityDeclaration.municipality.max}
          rightSection={looking ? <Loader size="xs" aria-label={texts.searching} /> : undefined}
          {...textField}
          onChange={(event) => {
            // Who types stays in the field, whatever the list says of the stored name.
            setChosenMode('text');
            textField.onChange(event);
          }}
        />
      ) : (
        <MunicipalitySelect form={form} />
      )}
      <Tooltip label={toggleLabel}>
        {/* As low as the field's label is high. */}
        <ActionIcon variant="default" mt="1.55rem" aria-label={toggleLabel} onClick={toggle}>
          {asText ? <IconList size={20} aria-hidden /> : <IconPencil size={20} aria-hidden />}
        </ActionIcon>
      </Tooltip>
    </Group>
  );
}

function MunicipalitySelect({ form }: { form: ActivityForm }) {
  const { municipality: texts } = useTextsOf(activityFormTexts).activityPlace;
  const { value, onChange: _replaced, ...field } = form.getInputProps('municipality');
  const current: string = value;
  const [search, setSearch] = useState(current);
  const typed = search.trim();
  const [query] = useDebouncedValue(typed, 250);
  const [chosen, setChosen] = useState<Municipality>();
  const wanted = query.length >= minimumLetters && query !== current;
  const answer = trpc.activities.municipalities.useQuery(
    { query, limit: 20 },
    { enabled: wanted, staleTime: 60_000, placeholderData: (before) => before },
  );
  const found = useMemo(
    () => new Map((wanted ? (answer.data ?? []) : []).map((place) => [keyOf(place), place])),
    [wanted, answer.data],
  );
  const own = useMemo(() => (chosen?.name === current ? chosen : nameAlone(current)), [chosen, current]);
  const ownKey = keyOf(own);
  const options = useMemo(
    () => (current === '' ? found : new Map([...found, [ownKey, own]])),
    [current, found, ownKey, own],
  );
  // The server has searched, and knows more about names than their letters tell.
  const filter: NonNullable<SelectProps['filter']> = useCallback(
    ({ options: all }) =>
      all.filter((option) => 'value' in option && (found.has(option.value) || option.label === search)),
    [found, search],
  );
  const drawOption = useMemo(() => renderOption(options, texts.countries), [options, texts.countries]);

  function choose(key: string | null) {
    const place = key === null ? undefined : options.get(key);
    if (place === undefined) return;
    setChosen(place);
    form.setFieldValue('municipality', place.name);
    // Its own coordinates are better than none or those of the one before, and worse than any that somebody chose.
    const before = form.values.position.trim();
    const [old, own] = [pointOf(chosen), pointOf(place)];
    if (own !== '' && (before === '' || before === old)) {
      form.setFieldValue('position', own);
      form.clearFieldError('position');
    }
  }

  function nothingFound() {
    if (typed.length < minimumLetters) return texts.type;
    if (answer.isError) return texts.failed;
    return answer.isFetching || query !== typed ? texts.searching : texts.nothingFound;
  }

  return (
    <Select
      flex={1}
      label={texts.label}
      withAsterisk
      searchable
      openOnFocus={false}
      allowDeselect={false}
      placeholder={texts.placeholder}
      maxLength={activityDeclaration.municipality.max}
      data={[...options].map(([key, { name }]) => ({ value: key, label: name }))}
      filter={filter}
      renderOption={drawOption}
      nothingFoundMessage={nothingFound()}
      searchValue={search}
      onSearchChange={setSearch}
      {...field}
      value={current === '' ? null : ownKey}
      onChange={choose}
    />
  );
}

function renderOption(
  places: ReadonlyMap<string, Municipality>,
  countries: Record<'ES' | 'PT', string>,
): NonNullable<SelectProps['renderOption']> {
  return ({ option }) => {
    const place = places.get(option.value);
    return (
      <span>
        {option.label}
        {place !== undefined && place.province !== '' && (
          <Text span size="sm" c="dimmed">
            {' '}
            {place.province}, {countries[place.country]}
          </Text>
        )}
      </span>
    );
  };
}

function pointOf(place: Municipality | undefined): string {
  if (place === undefined || place.latitude === null || place.longitude === null) return '';
  return showPosition({ lat: place.latitude, lng: place.longitude });
}

function keyOf({ name, province, country }: Municipality): string {
  return [name, province, country].join('|');
}

function nameAlone(name: string): Municipality {
  return { name, province: '', country: 'ES', latitude: null, longitude: null };
}

/** Where it takes place: municipality and coordinates; the meeting point stands among the texts. */
export function PlaceFields({ form }: { form: ActivityForm }) {
  const { form: texts } = useTexts().activities;
  return (
    <SectionCard title={texts.sections.place}>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <MunicipalityField form={form} />
      </SimpleGrid>
      <PositionField form={form} />
    </SectionCard>
  );
}

import { settingsLimits as limits } from '@dehesa/domain/configuration';
import { configurationTexts } from '@dehesa/i18n/backoffice/configuration';
import { SectionCard } from '@dehesa/ui';
import { NativeSelect, SimpleGrid, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useTextsOf } from '../../../lib/backoffice-language';
import { FixedField } from '../settings/fixed-settings';
import type { GeneralValues } from './general-values';

/** What the maps lie on (B63). */
export function MapCard({ form }: { form: UseFormReturnType<GeneralValues> }) {
  const { maps: texts } = useTextsOf(configurationTexts);
  return (
    <SectionCard title={texts.title} hint={texts.hint}>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <NativeSelect
          label={texts.source}
          data={(['installation', 'none', 'own'] as const).map((value) => ({ value, label: texts.sources[value] }))}
          {...form.getInputProps('mapSource')}
        />
        {form.values.mapSource === 'installation' && <FixedField name="MAP_TILES_URL" />}
        {form.values.mapSource === 'own' && (
          <>
            <TextInput
              label={texts.url}
              description={texts.urlHint}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              required
              type="url"
              maxLength={limits.address}
              autoComplete="off"
              {...form.getInputProps('mapTilesUrl')}
            />
            <TextInput
              label={texts.credit}
              maxLength={limits.host}
              autoComplete="off"
              {...form.getInputProps('mapCredit')}
            />
          </>
        )}
      </SimpleGrid>
    </SectionCard>
  );
}

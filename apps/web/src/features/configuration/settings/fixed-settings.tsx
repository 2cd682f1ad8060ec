import { type FixedName, hiddenSecret } from '@dehesa/domain/configuration';
import { configurationTexts } from '@dehesa/i18n/backoffice/configuration';
import { SectionCard } from '@dehesa/ui';
import { SimpleGrid, TextInput } from '@mantine/core';
import { useTextsOf } from '../../../lib/backoffice-language';
import { type Outputs, trpc } from '../../../lib/trpc';

type Fixed = Outputs['config']['settings']['fixed'];

const noneFixed: Fixed = { settings: [], mail: null };

/** What the server's environment decides; nothing until it is known. */
export function useFixedSettings(): Fixed {
  return trpc.config.settings.fixed.useQuery(undefined, { staleTime: Infinity }).data ?? noneFixed;
}

/** All that the server's environment decides, to be read; not there where it decides nothing. */
export function FixedSettingsCard() {
  const { fixed: texts } = useTextsOf(configurationTexts);
  const { settings } = useFixedSettings();
  if (settings.length === 0) return null;
  return (
    <SectionCard title={texts.title} hint={texts.hint}>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        {settings.map(({ name }) => (
          <FixedField key={name} name={name} />
        ))}
      </SimpleGrid>
    </SectionCard>
  );
}

/** One of them as a field that cannot be changed; not there where the environment leaves it alone. */
export function FixedField({ name }: { name: FixedName }) {
  const { fixed: texts } = useTextsOf(configurationTexts);
  const found = useFixedSettings().settings.find((setting) => setting.name === name);
  const shown = (value: string | null) => {
    if (value === null) return hiddenSecret;
    return value === 'on' || value === 'off' ? texts.switches[value] : value;
  };
  return (
    found !== undefined && (
      <TextInput
        readOnly
        label={texts.labels[name]}
        description={texts.by(name)}
        inputWrapperOrder={['label', 'input', 'description']}
        value={shown(found.value)}
      />
    )
  );
}

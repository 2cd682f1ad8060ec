import { isTerritoryId } from '@dehesa/domain/access';
import {
  defaultLanguage,
  type Language,
  languageFacts,
  languageOfTag,
  offeredLanguage,
  type OfferedLanguages,
} from '@dehesa/domain/languages';
import { publicSite } from '@dehesa/i18n/backoffice/configuration';
import { SectionCard } from '@dehesa/ui';
import { Group, NativeSelect, SimpleGrid, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useLanguage, useTexts, useTextsOf } from '../../../lib/backoffice-language';
import { FixedField } from '../settings/fixed-settings';
import { CopyButton } from './copy-button';
import { slugIn, snippet } from './snippet';

/** Puts together what the other site pastes into its page. */
export function SnippetCard({ publicUrl, languages }: { publicUrl: string; languages: OfferedLanguages }) {
  const texts = useTextsOf(publicSite).widget;
  const { shell } = useTexts();
  const own = useLanguage().language;
  const [language, setLanguage] = useState<Language>(offeredLanguage(languages, own));
  const [shows, setShows] = useState<'agenda' | 'activity'>('agenda');
  const [territory, setTerritory] = useState('');
  const [activity, setActivity] = useState('');
  const [collaborator, setCollaborator] = useState('');
  const territoryId = Number(territory);
  const code = snippet(publicUrl, {
    language,
    territoryId: isTerritoryId(territoryId) ? territoryId : null,
    collaboratorId: /^[1-9]\d{0,9}$/.test(collaborator.trim()) ? Number(collaborator) : null,
    slug: shows === 'activity' ? slugIn(activity) : '',
  });
  return (
    <SectionCard title={texts.snippetTitle} hint={texts.snippetHint}>
      <FixedField name="PUBLIC_URL" />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <NativeSelect
          label={texts.shows}
          value={shows}
          onChange={(event) => setShows(event.currentTarget.value === 'activity' ? 'activity' : 'agenda')}
          data={[
            { value: 'agenda', label: texts.agenda },
            { value: 'activity', label: texts.oneActivity },
          ]}
        />
        <NativeSelect
          label={texts.language}
          value={language}
          onChange={(event) => setLanguage(languageOfTag(event.currentTarget.value) ?? defaultLanguage)}
          data={languages.map((value) => ({ value, label: languageFacts[value].name }))}
        />
        {shows === 'activity' && (
          <TextInput
            label={texts.activity}
            description={texts.activityHint}
            inputWrapperOrder={['label', 'input', 'error', 'description']}
            value={activity}
            onChange={(event) => setActivity(event.currentTarget.value)}
          />
        )}
        <NativeSelect
          label={texts.territory}
          value={territory}
          onChange={(event) => setTerritory(event.currentTarget.value)}
          data={[
            { value: '', label: texts.everywhere },
            { value: '1', label: shell.territories[1] },
            { value: '2', label: shell.territories[2] },
          ]}
        />
        <TextInput
          label={texts.collaborator}
          description={texts.collaboratorHint}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          inputMode="numeric"
          value={collaborator}
          onChange={(event) => setCollaborator(event.currentTarget.value)}
        />
      </SimpleGrid>
      <Textarea
        label={texts.snippet}
        value={code}
        readOnly
        autosize
        spellCheck={false}
        styles={{ input: { fontFamily: 'monospace' } }}
      />
      <Group>
        <CopyButton text={code} what={texts.snippet} />
      </Group>
    </SectionCard>
  );
}

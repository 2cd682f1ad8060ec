import { writing } from '@dehesa/i18n/backoffice/writing';
import { languageName, languageWord } from '@dehesa/i18n/formats';
import type { Language } from '@dehesa/domain/languages';
import { Button, Fieldset, Menu, Stack, Textarea, TextInput } from '@mantine/core';
import '@mantine/core/styles/Fieldset.css';
import '@mantine/core/styles/Menu.css';
import { IconBraces } from '@tabler/icons-react';
import { useRef } from 'react';
import { useLanguage } from '../backoffice-language';

interface Text {
  subject: string;
  text: string;
}

interface LanguageFieldsProps {
  language: Language;
  value: Text;
  onChange: (value: Text) => void;
  /** What can be put into it, as it is called. */
  fieldNames: Readonly<Record<string, string>>;
  /** It was to be sent, and something is empty. */
  asked: boolean;
}

/** Subject and text in one language, with the fields that can stand in them (B36, B90). */
export function LanguageFields({ language, value, onChange, fieldNames, asked }: LanguageFieldsProps) {
  const { language: own } = useLanguage();
  const texts = writing[own];
  const area = useRef<HTMLTextAreaElement>(null);
  const missing = (text: string) => (asked && text.trim() === '' ? texts.empty : undefined);

  function insert(name: string) {
    const at = area.current?.selectionStart ?? value.text.length;
    const until = area.current?.selectionEnd ?? at;
    onChange({ ...value, text: `${value.text.slice(0, at)}{{${name}}}${value.text.slice(until)}` });
  }

  return (
    <Fieldset legend={texts.in(languageWord(language, own))} bg="transparent">
      <Stack gap="sm">
        <TextInput
          label={texts.subject}
          required
          maxLength={200}
          lang={language}
          error={missing(value.subject)}
          value={value.subject}
          onChange={(event) => onChange({ ...value, subject: event.currentTarget.value })}
        />
        <Textarea
          ref={area}
          label={texts.text}
          required
          maxLength={4000}
          autosize
          minRows={5}
          maxRows={14}
          lang={language}
          error={missing(value.text)}
          value={value.text}
          onChange={(event) => onChange({ ...value, text: event.currentTarget.value })}
        />
        <Menu position="bottom-start" shadow="md" width={260}>
          <Menu.Target>
            <Button
              variant="default"
              style={{ alignSelf: 'flex-start' }}
              leftSection={<IconBraces size={18} stroke={1.6} aria-hidden />}
              aria-label={`${texts.fields}: ${languageName(language, own)}`}
            >
              {texts.fields}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {Object.entries(fieldNames).map(([name, label]) => (
              <Menu.Item key={name} mih={44} onClick={() => insert(name)}>
                {label}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      </Stack>
    </Fieldset>
  );
}

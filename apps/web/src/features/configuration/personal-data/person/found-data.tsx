import { formatDayMonthYear } from '@dehesa/domain/calendar-days';
import { ReservationStatus } from '@dehesa/domain/reservations';
import { personalDataTexts } from '@dehesa/i18n/backoffice/personal-data';
import { Badge, Button, Checkbox, Group, Stack, Text, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useLanguage, useTexts, useTextsOf } from '../../../../lib/backoffice-language';
import { downloadFile, downloadProblemText } from '../../../../lib/files/download-file';
import { EraseDialog, type Erasure } from './erase-dialog';
import classes from './found-people.module.css';
import type { AskedPerson, Found } from './person-search';

export interface FoundDataProps {
  asked: AskedPerson;
  found: Found;
  onErased: (erasure: Erasure) => void;
}

/** What is held of the person: every row can be left out of what is erased, for documents get typed wrongly. */
export function FoundData({ asked, found, onErased }: FoundDataProps) {
  const { person: texts } = useTextsOf(personalDataTexts);
  const { shell } = useTexts();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(() => new Set(found.people.map(({ id }) => id)));
  const erasable = found.accounts.some((account) => account.erasable);
  const [account, setAccount] = useState(erasable);
  const [erasing, setErasing] = useState(false);
  const [nothingChosen, setNothingChosen] = useState(false);
  const { people, accounts, messages, conversations, importRows } = found;
  // Rows of imports can be erased, but no file has them: they may tell of others too.
  const exportable = people.length + accounts.length + messages + conversations > 0;
  if (!exportable && importRows === 0) return <Text role="status">{texts.nothing}</Text>;
  return (
    <Stack gap="md">
      <div role="status">
        <Title order={3} size="h4">
          {texts.found}
        </Title>
        <Text>
          {[texts.rows(people.length), texts.messages(messages), texts.conversations(conversations)].join(' · ')}
        </Text>
        {importRows > 0 && <Text>{texts.importRows(importRows)}</Text>}
      </div>
      {exportable && <Exports asked={asked} />}
      <FoundPeople people={people} chosen={chosen} onChoose={setChosen} />
      {accounts.length > 0 && (
        <Stack gap="xs">
          <Title order={4} size="h5">
            {texts.accounts}
          </Title>
          {accounts.map(({ id, name, email, role, erasable: own }) => (
            <div key={id}>
              <Text style={{ overflowWrap: 'anywhere' }}>{`${name || email} · ${email} · ${shell.roles[role]}`}</Text>
              {!own && (
                <Text size="sm" c="dimmed">
                  {texts.otherAccount}
                </Text>
              )}
            </div>
          ))}
          {erasable && (
            <Checkbox
              label={texts.alsoAccount}
              checked={account}
              onChange={(event) => setAccount(event.currentTarget.checked)}
            />
          )}
        </Stack>
      )}
      <Group>
        <Button
          color="clay"
          onClick={() => {
            const nothing = chosen.size === 0 && !account && people.length > 0;
            setNothingChosen(nothing);
            setErasing(!nothing);
          }}
        >
          {texts.erase}
        </Button>
        {nothingChosen && (
          <Text c="clay" role="alert">
            {texts.nothingChosen}
          </Text>
        )}
      </Group>
      <EraseDialog
        opened={erasing}
        asked={asked}
        people={people.filter(({ id }) => chosen.has(id))}
        account={account}
        messages={messages}
        importRows={importRows}
        onClose={() => setErasing(false)}
        onErased={onErased}
      />
    </Stack>
  );
}

/** The files for the person, one at a time. */
function Exports({ asked }: { asked: AskedPerson }) {
  const { person: texts } = useTextsOf(personalDataTexts);
  const { language } = useLanguage();
  const [running, setRunning] = useState<'pdf' | 'json'>();

  async function take(format: 'pdf' | 'json') {
    setRunning(format);
    const problem = await downloadFile('/descargas/datos-personales', { ...asked, format, language });
    setRunning(undefined);
    if (problem === undefined) notifications.show({ color: 'holm', message: texts.exported });
    else notifications.show({ color: 'clay', ...downloadProblemText(problem, language) });
  }

  return (
    <Group gap="sm">
      {(['pdf', 'json'] as const).map((format) => (
        <Button
          key={format}
          variant="default"
          leftSection={<IconDownload size={18} stroke={1.6} aria-hidden />}
          loading={running === format}
          disabled={running !== undefined && running !== format}
          onClick={() => void take(format)}
        >
          {format === 'pdf' ? texts.exportPdf : texts.exportJson}
        </Button>
      ))}
    </Group>
  );
}

interface FoundPeopleProps {
  people: Found['people'];
  chosen: ReadonlySet<number>;
  onChoose: (chosen: ReadonlySet<number>) => void;
}

/** The person's rows in reservations, the latest activities first, each with a tick for what is to be erased. */
function FoundPeople({ people, chosen, onChoose }: FoundPeopleProps) {
  const { person: texts } = useTextsOf(personalDataTexts);
  const { language } = useLanguage();
  const { reservations } = useTexts();
  if (people.length === 0) return null;
  const toggle = (id: number) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    onChoose(next);
  };
  return (
    <fieldset className={classes.people}>
      <Text component="legend" fw={600} p={0}>
        {texts.choose}
      </Text>
      <ul>
        {people.map((person) => {
          const name = `${person.firstName} ${person.lastName}`.trim() || texts.noName;
          const status =
            person.status === ReservationStatus.cancelled
              ? reservations.history.cancelled
              : reservations.status[person.status];
          return (
            <li key={person.id}>
              <Checkbox
                checked={chosen.has(person.id)}
                onChange={() => toggle(person.id)}
                classNames={{ body: classes.body, labelWrapper: classes.label }}
                label={
                  <>
                    <Group component="span" gap="xs">
                      <Text span fw={600}>
                        {name}
                      </Text>
                      <Text span size="sm" c="dimmed">
                        {texts.roles[person.kind]}
                      </Text>
                      {person.coming && (
                        <Badge component="span" color="clay">
                          {texts.coming}
                        </Badge>
                      )}
                    </Group>
                    <Text span display="block" size="sm">
                      {[person.identity, person.email, person.phone].filter((part) => part !== null).join(' · ')}
                    </Text>
                    <Text span display="block" size="sm" c="dimmed">
                      {[formatDayMonthYear(person.date), person.title[language], person.reference, status].join(' · ')}
                    </Text>
                  </>
                }
              />
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}

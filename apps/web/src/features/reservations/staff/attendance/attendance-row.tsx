import { formatInstant } from '@dehesa/i18n/formats';
import { reminders } from '@dehesa/i18n/backoffice/outings';
import { Button, Group, Stack, Text } from '@mantine/core';
import { IconBrandWhatsapp, IconPhone } from '@tabler/icons-react';
import { useLanguage, useTexts } from '../../../../lib/backoffice-language';
import type { Outputs } from '../../../../lib/trpc';
import { useNoteAttendance } from './use-note-attendance';
import classes from './attendance.module.css';

type Party = Outputs['reservations']['attendance']['list']['rows'][number];

/** One party: what it answered or why it did not, its number to call, and what staff can note. */
export function AttendanceRow({ party }: { party: Party }) {
  const { language } = useLanguage();
  const { people, card } = useTexts().reservations;
  const texts = reminders[language].panel;
  const { note, noting } = useNoteAttendance();
  const { id, name, phone, whatsapp, answer, released } = party;
  return (
    <li className={classes.party}>
      <Stack gap={6}>
        <Text size="sm">
          <Text span inherit fw={600}>
            {name}
          </Text>{' '}
          · {people(party.people)}
          {party.shift !== null && ` · ${card.shift} ${party.shift}`}
        </Text>
        <Text
          size="sm"
          c={answer === 'coming' ? 'var(--dehesa-green)' : 'dimmed'}
          fw={answer === null ? undefined : 600}
        >
          {answer === null ? texts.asked[party.asked] : texts[answer]}
        </Text>
        {released > 0 && <Text size="sm">{texts.released(released)}</Text>}
        {party.answeredAt !== null && answer !== null && (
          <Text size="sm" c="dimmed">
            {texts.answeredAt(formatInstant(party.answeredAt, language))}
          </Text>
        )}
        {answer === null && (
          <Group gap="xs">
            {phone === null ? (
              <Text size="sm">{texts.noPhone}</Text>
            ) : (
              <Button
                component="a"
                href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}
                variant="light"
                mih={48}
                aria-label={texts.call(name, phone)}
                leftSection={<IconPhone size={20} stroke={1.6} aria-hidden />}
              >
                {phone}
              </Button>
            )}
            {whatsapp !== null && (
              <Button
                component="a"
                href={`https://wa.me/${whatsapp.slice(1)}`}
                target="_blank"
                rel="noopener noreferrer"
                variant="default"
                mih={48}
                aria-label={texts.whatsapp(name)}
              >
                <IconBrandWhatsapp size={20} stroke={1.6} aria-hidden />
              </Button>
            )}
            <Button
              variant="default"
              mih={48}
              loading={noting}
              aria-label={texts.noteFor(name)}
              onClick={() => note(id, true)}
            >
              {texts.note}
            </Button>
          </Group>
        )}
        {answer === 'coming' && (
          <Button
            variant="subtle"
            mih={44}
            w="fit-content"
            loading={noting}
            aria-label={texts.undoFor(name)}
            onClick={() => note(id, false)}
          >
            {texts.undo}
          </Button>
        )}
      </Stack>
    </li>
  );
}

import { asksForAnswer } from '@dehesa/domain/reminders';
import { AttendanceFilter } from '@dehesa/domain/reservations';
import { type ReminderTexts, reminders } from '@dehesa/i18n/backoffice/outings';
import { Badge, Button, Card, Group, Select, Stack, Text, Title } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage } from '../../../../lib/backoffice-language';
import { Pager } from '../../../../lib/lists/pager';
import { QueryPending } from '../../../../lib/query-view';
import { type Outputs, trpc } from '../../../../lib/trpc';
import { AttendanceRow } from './attendance-row';
import classes from './attendance.module.css';

type Answers = Outputs['reservations']['attendance']['list'];

const pageSize = 10;

/** Who comes, who has not answered the reminder and has to be called, and what was given back (B21); kept live by the board. */
export function AttendancePanel({ activity }: { activity: { id: number; past: boolean; suspended: boolean } }) {
  const { language } = useLanguage();
  const texts = reminders[language].panel;
  const isOver = activity.past || activity.suspended;
  const [filter, setFilter] = useState<AttendanceFilter>('unanswered');
  const [pageIndex, setPageIndex] = useState(0);
  const [opened, setOpened] = useState<boolean>();
  const answers = trpc.reservations.attendance.list.useQuery(
    { activityId: activity.id, filter, pageIndex, pageSize },
    { enabled: !isOver, placeholderData: keepPreviousData },
  );
  if (isOver) return null;
  if (answers.data === undefined)
    return <QueryPending query={answers} loadingLabel={texts.loading} failedTitle={texts.failed} />;
  const { data } = answers;
  const { coming, unanswered, released } = data.counts;
  const isEmpty = coming.parties + unanswered.parties + released.parties === 0;
  // Until somebody was asked there is nobody to call.
  const isOpen = opened ?? data.hasAsked;
  const pages = Math.max(1, Math.ceil(data.total / pageSize));
  // Whoever was on the last page may have been noted.
  if (pageIndex >= pages) setPageIndex(pages - 1);
  return (
    <Card component="section" aria-labelledby="attendance" padding="md" mb="sm">
      <Stack gap="sm">
        <Title order={3} size="h4" id="attendance" tabIndex={-1}>
          {texts.title}
        </Title>
        <Reminders answers={data} texts={reminders[language]} />
        {!isEmpty && <Counts counts={data.counts} texts={texts} />}
        {!isEmpty && !isOpen && (
          <Button
            variant="default"
            mih={44}
            onClick={() => {
              setOpened(true);
              document.getElementById('attendance')?.focus();
            }}
          >
            {texts.show}
          </Button>
        )}
        {!isEmpty && isOpen && (
          <>
            <Select
              label={texts.filter}
              allowDeselect={false}
              data={AttendanceFilter.options.map((value) => ({ value, label: texts.filters[value] }))}
              value={filter}
              onChange={(value) => {
                const chosen = AttendanceFilter.safeParse(value);
                if (!chosen.success) return;
                setFilter(chosen.data);
                setPageIndex(0);
              }}
            />
            {data.rows.length === 0 ? (
              <Text size="sm">{texts.empty[filter]}</Text>
            ) : (
              <ul className={classes.parties}>
                {data.rows.map((party) => (
                  <AttendanceRow key={party.id} party={party} />
                ))}
              </ul>
            )}
            <Pager label={texts.pages} page={pageIndex + 1} pages={pages} onPage={(page) => setPageIndex(page - 1)} />
          </>
        )}
      </Stack>
    </Card>
  );
}

/** Which reminders the activity sends, and whether the one that asks is out. */
function Reminders({ answers, texts }: { answers: Answers; texts: ReminderTexts }) {
  const { reminderHours, hasAsked } = answers;
  const asks = reminderHours.some(asksForAnswer);
  return (
    <Text size="sm" c="dimmed">
      {texts.summary(reminderHours.map((hours) => texts.hours[hours]))}.
      {!hasAsked && ` ${asks ? texts.panel.notAsked : texts.panel.never}`}
    </Text>
  );
}

function Counts({ counts, texts }: { counts: Answers['counts']; texts: ReminderTexts['panel'] }) {
  const shown = [
    ['coming', 'holm', counts.coming],
    ['unanswered', 'cork', counts.unanswered],
    ['released', 'gray', counts.released],
  ] as const;
  return (
    <Group gap="xs">
      {shown.map(([name, color, { people }]) => (
        <Badge key={name} color={color} variant="light" size="lg">
          {texts.filters[name]}: {people}
        </Badge>
      ))}
    </Group>
  );
}

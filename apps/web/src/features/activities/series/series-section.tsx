import { formatDayMonthYear } from '@dehesa/domain/dates';
import { activityEditing } from '@dehesa/i18n/backoffice/activity-editing';
import { formatLongDate, formatTimeRange } from '@dehesa/i18n/formats';
import { ConfirmButton, SectionCard } from '@dehesa/ui';
import { Badge, Button, Group, List, Skeleton, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconRepeat } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useLanguage, useTexts } from '../../../lib/backoffice-language';
import { errorMessage } from '../../../lib/error-message';
import { LinkAnchor } from '../../../lib/addresses/links';
import { quiet } from '../../../lib/inputs/quiet';
import { type Outputs, trpc } from '../../../lib/trpc';
import type { StoredActivity } from '../form/form-values';
import { describeRule } from './describe-rule';
import { laterMembers, membersAround } from './members';
import './series.css';
import { useTellRefusal } from '../../../lib/refusal';

const RepeatDrawer = lazy(() => import('./repeat-drawer').then(({ RepeatDrawer: drawer }) => ({ default: drawer })));

export interface SeriesSectionProps {
  stored: StoredActivity;
  /** Something is typed that is not saved. */
  unsaved: boolean;
  /** The activity was changed from here. */
  onChanged: () => void;
}

type Series = NonNullable<Outputs['activities']['series']['read']>;

/** What an activity is repeated by, the other activities of its series, and what can be done with them. */
export const SeriesSection = quiet(function SeriesSection({ stored, unsaved, onChanged }: SeriesSectionProps) {
  const { language } = useLanguage();
  const { series: texts } = activityEditing[language];
  const series = trpc.activities.series.read.useQuery({ id: stored.id });
  const [repeating, setRepeating] = useState<{ unsaved: boolean }>();
  const [opened, setOpened] = useState(false);
  return (
    <SectionCard title={texts.title}>
      {series.isPending && <Skeleton h={48} />}
      {series.error && <Text c="var(--dehesa-danger)">{errorMessage(series.error, language).message}</Text>}
      {series.data === null && <Text>{texts.none}</Text>}
      {series.data && <SeriesSummary id={stored.id} series={series.data} />}
      <Group gap="sm">
        <Button
          variant="default"
          leftSection={<IconRepeat size={18} aria-hidden />}
          onClick={() => {
            setRepeating({ unsaved });
            setOpened(true);
          }}
        >
          {texts.repeat}
        </Button>
        {series.data && <HideFollowing id={stored.id} series={series.data} onChanged={onChanged} />}
      </Group>
      {repeating && (
        <Suspense>
          <RepeatDrawer
            id={stored.id}
            date={stored.date}
            unsaved={repeating.unsaved}
            opened={opened}
            onClose={() => setOpened(false)}
          />
        </Suspense>
      )}
    </SectionCard>
  );
});

function SeriesSummary({ id, series }: { id: number; series: Series }) {
  const { language } = useLanguage();
  const { series: texts } = activityEditing[language];
  const [all, setAll] = useState(false);
  const shown = all ? series.members : membersAround(series.members, id);
  return (
    <Stack gap="xs">
      <List spacing={2}>
        {series.rules.map((rule, index) => (
          // Rules have no identity but their place: they are only ever added.
          // oxlint-disable-next-line react/no-array-index-key
          <List.Item key={index}>{describeRule(rule, language)}</List.Item>
        ))}
      </List>
      <Text size="sm" c="dimmed">
        {texts.count(series.members.length, laterMembers(series.members, id).length)}
      </Text>
      <ul className="series-members" aria-label={texts.members}>
        {shown.map((member) => (
          <li key={member.id}>
            <Member member={member} current={member.id === id} />
          </li>
        ))}
      </ul>
      {series.members.length > shown.length || all ? (
        <div>
          <Button variant="subtle" onClick={() => setAll(!all)}>
            {all ? texts.showLess : texts.showAll(series.members.length)}
          </Button>
        </div>
      ) : null}
    </Stack>
  );
}

function Member({ member, current }: { member: Series['members'][number]; current: boolean }) {
  const { language } = useLanguage();
  const { series: texts } = activityEditing[language];
  const day = formatLongDate(member.date, language);
  const times = formatTimeRange(member.startTime, member.endTime);
  return (
    <>
      {current ? (
        <Text span fw={600} aria-current="true">
          {day}
        </Text>
      ) : (
        <LinkAnchor
          to="/actividades/edit/actividad"
          search={{ id: member.id }}
          aria-label={texts.edit(formatDayMonthYear(member.date))}
        >
          {day}
        </LinkAnchor>
      )}
      {times !== '' && (
        <Text span size="sm" c="dimmed">
          {times}
        </Text>
      )}
      {current && <Badge color="holm">{texts.thisOne}</Badge>}
      {member.hidden && <Badge color="gray">{texts.hidden}</Badge>}
      {member.past && <Badge color="gray">{texts.past}</Badge>}
    </>
  );
}

function HideFollowing({ id, series, onChanged }: { id: number; series: Series; onChanged: () => void }) {
  const { language } = useLanguage();
  const { shell } = useTexts();
  const { hideFollowing: texts } = activityEditing[language].series;
  const utils = trpc.useUtils();
  const hide = trpc.activities.hide.useMutation({
    onSuccess: async ({ hidden }) => {
      notifications.show({ message: texts.done(hidden) });
      onChanged();
      await Promise.all([utils.activities.series.invalidate(), utils.activities.list.invalidate()]);
    },
    onError: useTellRefusal(),
  });
  const later = laterMembers(series.members, id);
  const own = series.members.find((member) => member.id === id);
  if (later.length === 0 || [...later, own].every((member) => member?.hidden !== false)) return null;
  return (
    <ConfirmButton
      variant="subtle"
      color="clay"
      title={texts.title}
      message={texts.message(later.length)}
      confirmLabel={texts.confirm}
      cancelLabel={shell.cancel}
      // A refusal has been shown above; the dialog only needs to close.
      onConfirm={() => hide.mutateAsync({ id, scope: 'following' }).catch(() => undefined)}
    >
      {texts.action}
    </ConfirmButton>
  );
}

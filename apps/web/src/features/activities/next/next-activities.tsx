import { nextActivitiesTexts } from '@dehesa/i18n/backoffice/home';
import { EmptyState } from '@dehesa/ui';
import { Card, Group, Stack, Title } from '@mantine/core';
import { IconCalendarOff } from '@tabler/icons-react';
import { useTextsOf } from '../../../lib/backoffice-language';
import { LinkAnchor, LinkButton } from '../../../lib/addresses/links';
import { QueryView } from '../../../lib/query-view';
import { trpc } from '../../../lib/trpc';
import { NextActivityCard } from './next-activity-card';
import classes from './next-activities.module.css';
import { ToAnswer } from './to-answer';

/** An open screen keeps up with what is booked, in milliseconds. */
const refreshEvery = 60_000;

/** What comes next for staff, each a way to its board, and above it what wants an answer today (U48). */
export function NextActivities() {
  const texts = useTextsOf(nextActivitiesTexts);
  const next = trpc.activities.next.useQuery(undefined, { refetchInterval: refreshEvery });
  return (
    <Stack gap="md" component="section" aria-labelledby="next-activities" className={classes.section}>
      <Group justify="space-between" align="baseline" gap="xs">
        <Title order={2} id="next-activities">
          {texts.heading}
        </Title>
        <LinkAnchor to="/actividades/admin/reservas" py={10}>
          {texts.all}
        </LinkAnchor>
      </Group>
      <QueryView query={next} failedTitle={texts.failed}>
        {({ activities, requests, lackingTomorrow }) => (
          <>
            <ToAnswer requests={requests} lacking={lackingTomorrow} />
            {activities.length === 0 ? (
              <Card>
                <EmptyState
                  icon={<IconCalendarOff size={40} stroke={1.4} aria-hidden />}
                  title={texts.empty}
                  message={texts.emptyMessage}
                  action={<LinkButton to="/actividades/edit/actividad">{texts.create}</LinkButton>}
                />
              </Card>
            ) : (
              <ul className={classes.cards}>
                {activities.map((activity) => (
                  <li key={activity.id}>
                    <NextActivityCard activity={activity} />
                  </li>
                ))}
              </ul>
            )}
          </>
        )}
      </QueryView>
    </Stack>
  );
}

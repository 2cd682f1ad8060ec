import { outings } from '@dehesa/i18n/backoffice/outings';
import { formatLongDate } from '@dehesa/i18n/formats';
import { PageHeader } from '@dehesa/ui';
import { Text } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useLanguage } from '../../../lib/backoffice-language';
import { LinkButton } from '../../../lib/addresses/links';
import { QueryPending } from '../../../lib/query-view';
import { trpc } from '../../../lib/trpc';
import { MovesPanel } from './moves-panel';
import type { OutingView } from './outing-view';
import { SuspensionForm } from './suspension-form';

interface OutingScreenProps {
  activityId: number;
  view: OutingView;
  onView: (view: OutingView) => void;
}

/** Suspends an outing, or shows what became of the reservations of one that is suspended. */
export function OutingScreen({ activityId, view, onView }: OutingScreenProps) {
  const { language } = useLanguage();
  const texts = outings[language];
  const activity = trpc.reservations.ofActivity.useQuery({ activityId, search: '', limit: 1 });
  const { data, refetch } = activity;
  const suspended = data?.activity.suspended === true;
  return (
    <>
      <PageHeader
        title={suspended ? texts.moves.title : texts.title}
        description={
          data && (
            <Text c="dimmed">
              {data.activity.title[language]} · {formatLongDate(data.activity.date, language)}
            </Text>
          )
        }
        actions={
          <LinkButton
            to="/actividades/ver/reserva"
            search={{ id: activityId }}
            variant="default"
            leftSection={<IconArrowLeft size={18} stroke={1.6} aria-hidden />}
          >
            {texts.toBoard}
          </LinkButton>
        }
      />
      {data === undefined && <QueryPending query={activity} />}
      {data && !suspended && <SuspensionForm activityId={activityId} onDone={refetch} />}
      {data && suspended && <MovesPanel activityId={activityId} view={view} onView={onView} />}
    </>
  );
}

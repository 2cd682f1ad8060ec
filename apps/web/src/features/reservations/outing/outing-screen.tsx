import { outings } from '@dehesa/i18n/outings';
import { formatLongDate } from '@dehesa/i18n/formats';
import { ErrorState, LoadingState, PageHeader } from '@dehesa/ui';
import { Text } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useLanguage, useTexts } from '../../../lib/backoffice-language';
import { errorMessage } from '../../../lib/error-message';
import { LinkButton } from '../../../lib/links';
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
  const { shell } = useTexts();
  const texts = outings[language];
  const { data, error, refetch } = trpc.reservations.ofActivity.useQuery({ activityId, search: '', limit: 1 });
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
      {data === undefined && error === null && <LoadingState label={shell.loading} />}
      {data === undefined && error !== null && (
        <ErrorState {...errorMessage(error, language)} retryLabel={shell.retry} onRetry={() => void refetch()} />
      )}
      {data && !suspended && <SuspensionForm activityId={activityId} onDone={refetch} />}
      {data && suspended && <MovesPanel activityId={activityId} view={view} onView={onView} />}
    </>
  );
}

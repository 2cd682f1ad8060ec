import { formatDayMonthYear } from '@dehesa/domain/dates';
import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { memo, useEffect, useEffectEvent, useRef, useState } from 'react';
import { trpc } from '../../../../lib/trpc';
import { BulkMessageDialog } from './bulk-message-dialog';
import { useToolTexts } from './use-tool-texts';

interface ScheduleNoticeProps {
  activityId: number;
  /** How often the activity was saved on this screen: after each the message is offered where somebody is to be told. */
  saved?: number;
}

/** Says that parties know another schedule than the one in force, and leads to the message that tells them (B10). */
export const ScheduleNotice = memo(function ScheduleNotice({ activityId, saved = 0 }: ScheduleNoticeProps) {
  const { untold: texts } = useToolTexts();
  const { data = [], refetch } = trpc.reservations.bulkMessages.untold.useQuery({ activityId }, { staleTime: 0 });
  const [told, setTold] = useState<number>();
  const [opened, setOpened] = useState(false);
  const notice = useRef<HTMLDivElement>(null);

  function open(id: number) {
    setTold(id);
    setOpened(true);
  }

  const offer = useEffectEvent(async () => {
    const { data: outings } = await refetch();
    if (outings?.some((outing) => outing.activityId === activityId)) open(activityId);
  });
  useEffect(() => {
    if (saved > 0) void offer();
  }, [saved]);

  return (
    <>
      {data.length > 0 && (
        <Alert ref={notice} tabIndex={-1} color="cork" variant="light" role="status" title={texts.title}>
          <Stack gap="sm" align="flex-start">
            <Text c="var(--dehesa-ink)">{texts.message}</Text>
            <Group gap="sm">
              {data.map((outing) => (
                <Button key={outing.activityId} variant="default" onClick={() => open(outing.activityId)}>
                  {texts.open(formatDayMonthYear(outing.date), outing.parties)}
                </Button>
              ))}
            </Group>
          </Stack>
        </Alert>
      )}
      {told !== undefined && (
        <BulkMessageDialog
          activityId={told}
          kind="scheduleChange"
          opened={opened}
          onClose={() => setOpened(false)}
          onGone={() => {
            setTold(undefined);
            notice.current?.focus();
            void refetch();
          }}
        />
      )}
    </>
  );
});

import { SectionCard } from '@dehesa/ui';
import { Button, Group, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type ReactNode, useId } from 'react';
import { useTexts } from '../../../../lib/backoffice-language';
import { ActivityPicker } from '../list/activity-picker';
import { ActivitySummary, type SummarizedActivity } from '../list/activity-summary';

interface ActivitySectionProps {
  activity: SummarizedActivity | undefined;
  /** Free places, where the activity has no shifts. */
  free: number | undefined;
  error: ReactNode;
  /** Absent where the activity cannot be changed any more. */
  onPick?: (activityId: number) => void;
}

/** The activity that is reserved, and the way to choose it. */
export function ActivitySection({ activity, free, error, onPick }: ActivitySectionProps) {
  const { form: texts } = useTexts().reservations;
  const [opened, picker] = useDisclosure(false);
  const errorId = useId();
  return (
    <SectionCard title={texts.activity}>
      <Group justify="space-between" gap="md">
        {activity === undefined ? (
          <Text>{texts.noActivity}</Text>
        ) : (
          <ActivitySummary activity={activity}>
            {free !== undefined && (
              <Text size="sm" fw={600} c={free === 0 ? 'var(--dehesa-danger)' : undefined}>
                {texts.free(free)}
              </Text>
            )}
          </ActivitySummary>
        )}
        {onPick && (
          <Button
            data-path="activityId"
            variant={activity === undefined ? 'filled' : 'default'}
            aria-describedby={error ? errorId : undefined}
            onClick={picker.open}
          >
            {activity === undefined ? texts.chooseActivity : texts.changeActivity}
          </Button>
        )}
      </Group>
      {error && (
        <Text id={errorId} size="sm" c="var(--dehesa-danger)">
          {error}
        </Text>
      )}
      {onPick && (
        <ActivityPicker
          opened={opened}
          onClose={picker.close}
          onPick={(activityId) => {
            picker.close();
            onPick(activityId);
          }}
        />
      )}
    </SectionCard>
  );
}

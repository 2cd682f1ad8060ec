import { outings } from '@dehesa/i18n/backoffice/outings';
import { readings } from '@dehesa/i18n/backoffice/check-in';
import { Group } from '@mantine/core';
import { IconCloudStorm, IconQrcode } from '@tabler/icons-react';
import { useLanguage } from '../../../../lib/backoffice-language';
import { LinkButton } from '../../../../lib/addresses/links';
import { ListMenu } from './list-menu';
import { MessageMenu } from './message-menu';
import { useToolTexts } from './use-tool-texts';

/** What is done with a whole activity: its lists on paper, messages to everybody (U29). */
export function BoardTools({ activity }: { activity: { id: number; suspended: boolean; past: boolean } }) {
  const { label } = useToolTexts();
  const { language } = useLanguage();
  return (
    <Group gap="sm" role="group" aria-label={label}>
      <ListMenu activityId={activity.id} />
      {!activity.suspended && <MessageMenu activityId={activity.id} />}
      <LinkButton
        to="/lecturas/$id"
        params={{ id: activity.id }}
        variant="default"
        leftSection={<IconQrcode size={18} stroke={1.6} aria-hidden />}
      >
        {readings[language].title}
      </LinkButton>
      {(activity.suspended || !activity.past) && (
        <LinkButton
          to="/actividades/admin/suspension/$id"
          params={{ id: activity.id }}
          variant="default"
          leftSection={<IconCloudStorm size={18} stroke={1.6} aria-hidden />}
        >
          {activity.suspended ? outings[language].follow : outings[language].action}
        </LinkButton>
      )}
    </Group>
  );
}

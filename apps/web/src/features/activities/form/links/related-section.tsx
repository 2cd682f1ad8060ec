import { activityFormTexts } from '@dehesa/i18n/backoffice/activity-form';
import { SectionCard } from '@dehesa/ui';
import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { ConfirmIcon } from '../../../../lib/lists/confirm-icon';
import { useDisclosure } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { IconExternalLink, IconPlus } from '@tabler/icons-react';
import { memo, useState } from 'react';
import { useLanguage, useTextsOf } from '../../../../lib/backoffice-language';
import { trpc } from '../../../../lib/trpc';
import { ActivityThumbnail } from '../../list/activity-thumbnail';
import type { StoredActivity } from '../form-values';
import { type RelatedActivity, RelatedPicker } from './related-picker';
import classes from './related-section.module.css';
import { useTellRefusal } from '../../../../lib/refusal';

/** The activities that a principal one names; each change takes effect at once, apart from the form (U19). */
export const RelatedSection = memo(function RelatedSection({ stored }: { stored: StoredActivity }) {
  const texts = useTextsOf(activityFormTexts).activityLinks.related;
  const [related, setRelated] = useState<readonly RelatedActivity[]>(stored.related);
  const [opened, picker] = useDisclosure(false);
  return (
    <SectionCard title={texts.title}>
      <Text size="sm" c="dimmed">
        {texts.hint}
      </Text>
      {related.length === 0 ? (
        <Text>{texts.none}</Text>
      ) : (
        <Stack component="ul" gap="xs" className={classes.list}>
          {related.map((activity) => (
            <RelatedItem
              key={activity.id}
              activityId={stored.id}
              related={activity}
              onRemoved={() => setRelated((list) => list.filter((other) => other.id !== activity.id))}
            />
          ))}
        </Stack>
      )}
      <Button
        variant="default"
        leftSection={<IconPlus size={18} aria-hidden />}
        onClick={picker.open}
        style={{ alignSelf: 'flex-start' }}
      >
        {texts.add}
      </Button>
      <RelatedPicker
        opened={opened}
        onClose={picker.close}
        activityId={stored.id}
        related={related}
        onAdded={(activity) => setRelated((list) => [...list, activity])}
      />
    </SectionCard>
  );
});

interface RelatedItemProps {
  activityId: number;
  related: RelatedActivity;
  onRemoved: () => void;
}

function RelatedItem({ activityId, related, onRemoved }: RelatedItemProps) {
  const { language } = useLanguage();
  const texts = useTextsOf(activityFormTexts).activityLinks.related;
  const title = related.title[language];
  const utils = trpc.useUtils();
  const remove = trpc.activities.related.remove.useMutation({
    onSuccess: async () => {
      onRemoved();
      notifications.show({ message: texts.removed });
      await utils.activities.list.invalidate();
    },
    onError: useTellRefusal(),
  });
  return (
    <Group component="li" gap="sm" wrap="nowrap" className={classes.item}>
      <ActivityThumbnail imageUrl={related.imageUrl} side={44} />
      <Anchor
        href={`/actividad/${related.slug}`}
        target="_blank"
        rel="noopener"
        aria-label={texts.view(title)}
        className={classes.link}
      >
        {title} <IconExternalLink size={14} aria-hidden />
      </Anchor>
      <ConfirmIcon
        label={texts.remove(title)}
        title={texts.removeTitle}
        message={texts.removeMessage(title)}
        confirmLabel={texts.removeConfirm}
        onConfirm={() => remove.mutateAsync({ id: activityId, relatedId: related.id })}
      />
    </Group>
  );
}

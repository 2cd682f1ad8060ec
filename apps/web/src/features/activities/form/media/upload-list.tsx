import { activityEditing } from '@dehesa/i18n/backoffice/activity-editing';
import { ActionIcon, Alert, Button, Group, Progress, Stack, Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useTextsOf } from '../../../../lib/backoffice-language';
import type { ImageUpload } from './use-image-uploads';

export interface UploadListProps {
  uploads: readonly ImageUpload[];
  onCancel: (key: number) => void;
  onRetry: (upload: ImageUpload) => void;
  onDismiss: (key: number) => void;
}

/** What is on its way and how far, and for each refused file which one it is and why. */
export function UploadList({ uploads, onCancel, onRetry, onDismiss }: UploadListProps) {
  const { uploads: texts } = useTextsOf(activityEditing).media;
  if (uploads.length === 0) return null;
  return (
    <Stack component="ul" gap="sm" m={0} p={0} aria-label={texts.label} style={{ listStyle: 'none' }}>
      {uploads.map((upload) => (
        <li key={upload.key}>
          {upload.problem === null ? (
            <UploadRow upload={upload} onCancel={onCancel} />
          ) : (
            <Alert
              color="clay"
              variant="light"
              role="alert"
              title={upload.problem.title}
              withCloseButton
              closeButtonLabel={texts.dismiss(upload.file.name)}
              onClose={() => onDismiss(upload.key)}
            >
              <Stack gap="xs" align="flex-start">
                <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
                  {texts.refused(upload.file.name, upload.problem.message)}
                </Text>
                <Button variant="default" aria-label={texts.retry(upload.file.name)} onClick={() => onRetry(upload)}>
                  {texts.retryAction}
                </Button>
              </Stack>
            </Alert>
          )}
        </li>
      ))}
    </Stack>
  );
}

function UploadRow({ upload, onCancel }: { upload: ImageUpload; onCancel: (key: number) => void }) {
  const { uploads: texts } = useTextsOf(activityEditing).media;
  const { name } = upload.file;
  const percent = Math.round(upload.progress * 100);
  const said =
    upload.state === 'waiting' ? texts.waiting : percent === 100 ? texts.storing(name) : texts.sending(name, percent);
  return (
    <Group gap="sm" wrap="nowrap" align="center">
      <Stack gap={4} flex={1} miw={0}>
        <Text size="sm" truncate>
          {upload.state === 'waiting' ? `${name} · ${said}` : said}
        </Text>
        <Progress value={percent} aria-label={said} animated={percent === 100} />
      </Stack>
      <ActionIcon variant="subtle" color="clay" aria-label={texts.cancel(name)} onClick={() => onCancel(upload.key)}>
        <IconX size={18} aria-hidden />
      </ActionIcon>
    </Group>
  );
}

import { type Gallery, linkLimits } from '@dehesa/domain/activities';
import { activityEditing } from '@dehesa/i18n/backoffice/activity-editing';
import { ActionIcon, Alert, Button, Group, Progress, Stack, Text, VisuallyHidden } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconPhotoPlus, IconX } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useLanguage, useTexts, useTextsOf } from '../../../../lib/backoffice-language';
import { errorText } from '../../../../lib/error-texts';
import { imageTypes } from '../../../../lib/files/upload-image';
import { ChooseFilesButton } from './choose-files-button';
import type { GalleryModel } from './gallery-model';
import type { PendingWork } from './pending-work';
import { ProblemAlert } from './problem-alert';
import { SortableGallery } from './sortable-gallery';
import { type ImageUpload, useImageUploads } from './use-image-uploads';
import { useTriedChange } from './use-tried-change';
import { Question } from '@dehesa/ui';

export interface GalleryPanelProps {
  gallery: Gallery;
  model: GalleryModel;
  /** Whether changes are done at once, and so told as done. */
  stored: boolean;
  work: PendingWork;
}

const max = linkLimits.galleryImages;

/** Pictures to add, several at once, to order and to remove; what is refused is said beside them (U18). */
export function GalleryPanel({ gallery, model, stored, work }: GalleryPanelProps) {
  const texts = useTextsOf(activityEditing).media;
  const { shell } = useTexts();
  const { language } = useLanguage();
  const { problem, setProblem, said, setSaid, tryTo } = useTriedChange(work);
  const [removing, setRemoving] = useState<string>();
  const addButton = useRef<HTMLButtonElement>(null);
  const { pictures } = model;
  const count = pictures.length;
  const label = texts.galleries[gallery];
  const full = errorText({ code: 'activities.galleryFull', params: { max } }, language);

  const images = useImageUploads({
    work,
    onStored: model.add,
    onDone: (added) => added > 0 && setSaid(texts.added(added)),
  });
  const room = max - count - images.uploads.filter((upload) => upload.state !== 'failed').length;

  async function move(key: string, place: number, done: string) {
    const ordered = await tryTo(() => model.move(key, place), done);
    if (ordered && stored) notifications.show({ id: 'gallery-order', message: texts.ordered });
  }

  async function remove() {
    if (removing === undefined) return;
    setRemoving(undefined);
    await tryTo(() => model.remove(removing), texts.removed);
    addButton.current?.focus();
  }

  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed">
        {texts.galleryHints[gallery]}
      </Text>
      <ProblemAlert problem={problem} onClose={() => setProblem(undefined)} />
      {count === 0 ? (
        <Text size="sm">{texts.none}</Text>
      ) : (
        <SortableGallery
          label={`${label}: ${texts.count(count)}`}
          pictures={pictures}
          onDrag={(key, place) => void move(key, place, '')}
          onStep={(key, place) => void move(key, place, texts.moved(place + 1, count))}
          onRemove={setRemoving}
        />
      )}
      <UploadList uploads={images.uploads} onCancel={images.cancel} onRetry={images.retry} onDismiss={images.dismiss} />
      <Group gap="sm">
        <ChooseFilesButton
          multiple
          ref={addButton}
          accept={imageTypes}
          leftSection={<IconPhotoPlus size={18} aria-hidden />}
          disabled={count >= max}
          aria-label={`${texts.add}: ${label}`}
          onChoose={(files) => images.add(files, room, full)}
        >
          {texts.add}
        </ChooseFilesButton>
      </Group>
      <Text size="sm" c="dimmed">
        {count >= max ? texts.full(max) : texts.addHint(max)}
      </Text>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <Question
        opened={removing !== undefined}
        title={texts.removeTitle}
        cancelLabel={shell.cancel}
        acceptLabel={texts.removeConfirm}
        color="clay"
        onCancel={() => setRemoving(undefined)}
        onAccept={remove}
      >
        {texts.removeMessage}
      </Question>
    </Stack>
  );
}

interface UploadListProps {
  uploads: readonly ImageUpload[];
  onCancel: (key: number) => void;
  onRetry: (upload: ImageUpload) => void;
  onDismiss: (key: number) => void;
}

/** What is on its way and how far, and for each refused file which one it is and why. */
function UploadList({ uploads, onCancel, onRetry, onDismiss }: UploadListProps) {
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

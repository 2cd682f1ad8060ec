import { type ActivityVideo, videoEmbed } from '@dehesa/domain/activities';
import { activityEditing } from '@dehesa/i18n/backoffice/activity-editing';
import { formatFileSize } from '@dehesa/i18n/formats';
import { ConfirmButton } from '@dehesa/ui';
import { Anchor, Button, Group, Progress, Stack, Text, Title, VisuallyHidden } from '@mantine/core';
import { IconExternalLink, IconTrash, IconUpload } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useLanguage, useTexts, useTextsOf } from '../../../../lib/backoffice-language';
import { uploadProblemText } from '../../../../lib/files/upload-file';
import { uploadVideo } from '../../../../lib/files/upload-video';
import { ChooseFilesButton } from './choose-files-button';
import type { PendingWork } from './pending-work';
import { ProblemAlert } from './problem-alert';
import { useTriedChange } from './use-tried-change';
import { VideoAddressField } from './video-address-field';
import type { VideoModel } from './video-model';

export interface VideoPanelProps {
  model: VideoModel;
  work: PendingWork;
}

interface Sending {
  name: string;
  progress: number;
  abort: AbortController;
}

/** The one video: an MP4 that is uploaded, or the address of one elsewhere (U18). */
export function VideoPanel({ model, work }: VideoPanelProps) {
  const activityMedia = useTextsOf(activityEditing).media;
  const { shell } = useTexts();
  const texts = activityMedia.video;
  const { language } = useLanguage();
  const [sending, setSending] = useState<Sending>();
  const { problem, setProblem, said, tryTo } = useTriedChange(work);
  const abort = useRef<AbortController>(null);
  useEffect(() => () => abort.current?.abort(), []);

  async function send(file: File | undefined) {
    if (file === undefined) return;
    setProblem(undefined);
    const own = new AbortController();
    abort.current = own;
    setSending({ name: file.name, progress: 0, abort: own });
    const end = work.begin();
    const upload = await uploadVideo(file, {
      signal: own.signal,
      onProgress: (progress) => setSending({ name: file.name, progress, abort: own }),
    });
    if ('stored' in upload) {
      const { id, url, bytes } = upload.stored;
      await tryTo(() => model.set({ kind: 'file', fileId: id, url, bytes }), texts.saved);
    } else if ('problem' in upload) {
      const { title, message } = uploadProblemText(upload.problem, language);
      setProblem({ title, message: activityMedia.uploads.refused(file.name, message) });
    }
    end();
    setSending(undefined);
  }

  const useAddress = (video: ActivityVideo) => tryTo(() => model.set(video), texts.saved);

  return (
    <Stack gap="md">
      <Title order={3} size="h4">
        {texts.title}
      </Title>
      <ProblemAlert problem={problem} onClose={() => setProblem(undefined)} />
      {sending ? (
        <SendingVideo sending={sending} />
      ) : model.video === null ? (
        <>
          <Text size="sm" c="dimmed">
            {texts.hint}
          </Text>
          <Group>
            <ChooseFilesButton
              accept="video/mp4"
              leftSection={<IconUpload size={18} aria-hidden />}
              onChoose={([file]) => void send(file)}
            >
              {texts.upload}
            </ChooseFilesButton>
          </Group>
          <VideoAddressField onUse={useAddress} work={work} />
        </>
      ) : (
        <>
          <VideoPlayer video={model.video} />
          <Group>
            <ConfirmButton
              variant="subtle"
              color="clay"
              leftSection={<IconTrash size={18} aria-hidden />}
              title={texts.removeTitle}
              message={texts.removeMessage}
              confirmLabel={texts.removeConfirm}
              cancelLabel={shell.cancel}
              onConfirm={() => tryTo(model.remove, texts.removed)}
            >
              {texts.remove}
            </ConfirmButton>
          </Group>
        </>
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Stack>
  );
}

function SendingVideo({ sending: { name, progress, abort } }: { sending: Sending }) {
  const { video: texts } = useTextsOf(activityEditing).media;
  const percent = Math.round(progress * 100);
  const said = percent === 100 ? texts.storing : texts.progress(percent);
  return (
    <Stack gap="xs" align="stretch">
      <Text size="sm" truncate>
        {name}
      </Text>
      <Text size="sm">{said}</Text>
      <Progress value={percent} aria-label={said} animated={percent === 100} />
      <Group>
        <Button variant="default" onClick={() => abort.abort()}>
          {texts.cancel}
        </Button>
      </Group>
    </Stack>
  );
}

/** The video as it will be shown: the file, a player without cookies, or a link for any other address. */
function VideoPlayer({ video }: { video: ActivityVideo }) {
  const { video: texts } = useTextsOf(activityEditing).media;
  const { language } = useLanguage();
  if (video.kind === 'file') {
    return (
      <Stack gap={4}>
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- captions are part of what is uploaded */}
        <video className="video-frame" src={video.url} controls preload="metadata" aria-label={texts.player} />
        <Text size="sm" c="dimmed">
          {texts.size(formatFileSize(video.bytes, language))}
        </Text>
      </Stack>
    );
  }
  const embed = videoEmbed(video.url);
  return (
    <Stack gap={4}>
      {embed && (
        // The players ask who shows them: they get the origin and no more, whatever the page's own policy is.
        <iframe
          className="video-frame"
          src={embed.url}
          title={texts.embedded[embed.provider]}
          loading="lazy"
          referrerPolicy="strict-origin-when-cross-origin"
          allow="fullscreen; picture-in-picture; encrypted-media"
          // oxlint-disable-next-line react/iframe-missing-sandbox -- of another origin, it cannot lift its own sandbox
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
        />
      )}
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {!embed && `${texts.linked} `}
        <Anchor href={video.url} target="_blank" rel="noopener noreferrer" underline="always" inherit>
          {video.url} <IconExternalLink size={14} aria-hidden />
        </Anchor>
      </Text>
    </Stack>
  );
}

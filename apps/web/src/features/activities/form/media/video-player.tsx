import { type ActivityVideo, videoEmbed } from '@dehesa/domain/activities';
import { activityEditing } from '@dehesa/i18n/backoffice/activity-editing';
import { formatFileSize } from '@dehesa/i18n/formats';
import { Anchor, Stack, Text } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useLanguage, useTextsOf } from '../../../../lib/backoffice-language';

/** The video as it will be shown: the file, a player without cookies, or a link for any other address. */
export function VideoPlayer({ video }: { video: ActivityVideo }) {
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

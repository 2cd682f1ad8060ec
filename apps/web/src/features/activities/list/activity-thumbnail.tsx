import { Center, Image } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { thumbnail } from '../../../lib/files/image-sizes';

export interface ActivityThumbnailProps {
  imageUrl: string | null;
  /** Pixels. */
  side?: number;
  /** What is hidden steps back. */
  faded?: boolean;
}

/** A small picture beside a title that says it all. */
export function ActivityThumbnail({ imageUrl, side = 56, faded = false }: ActivityThumbnailProps) {
  const look = { w: side, h: side, flex: 'none', opacity: faded ? 0.5 : undefined };
  if (imageUrl !== null) return <Image {...look} src={thumbnail(imageUrl)} alt="" radius="md" loading="lazy" />;
  return (
    <Center {...look} bg="var(--dehesa-paper-deep)" c="var(--dehesa-ink-soft)" bdrs="md" aria-hidden>
      <IconPhoto size={24} stroke={1.4} />
    </Center>
  );
}

import { Center, Image } from '@mantine/core';
import { IconBuildingStore } from '@tabler/icons-react';

/** A logo whole, on white, beside a name that says it all. */
export function CollaboratorLogo({ imageUrl, side = 48 }: { imageUrl: string | null; side?: number }) {
  const look = { w: side, h: side, flex: 'none' };
  if (imageUrl !== null) return <Image {...look} src={imageUrl} alt="" radius="md" fit="contain" loading="lazy" />;
  return (
    <Center {...look} bg="var(--dehesa-paper-deep)" c="var(--dehesa-ink-soft)" bdrs="md" aria-hidden>
      <IconBuildingStore size={Math.round(side / 2)} stroke={1.4} />
    </Center>
  );
}

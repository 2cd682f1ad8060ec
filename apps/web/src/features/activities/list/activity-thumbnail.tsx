import { Center, Image } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import type { ActivityListRow } from './row';

/** A small picture beside a title that says it all. */
export function ActivityThumbnail({ row }: { row: ActivityListRow }) {
  if (row.imageUrl !== null)
    return <Image src={row.imageUrl} alt="" w={56} h={56} radius="md" loading="lazy" flex="none" />;
  return (
    <Center w={56} h={56} flex="none" bg="var(--dehesa-paper-deep)" c="var(--dehesa-ink-soft)" bdrs="md" aria-hidden>
      <IconPhoto size={24} stroke={1.4} />
    </Center>
  );
}

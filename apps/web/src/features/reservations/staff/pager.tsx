import { Group, Pagination } from '@mantine/core';
import { useTexts } from '../../../lib/backoffice-language';

interface PagerProps {
  label: string;
  /** From 1. */
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

/** The pages of a list; nothing where there is only one. */
export function Pager({ label, page, pages, onPage }: PagerProps) {
  const { list } = useTexts().reservations;
  if (pages <= 1) return null;
  return (
    <Pagination.Root
      component="nav"
      aria-label={label}
      total={pages}
      value={page}
      onChange={onPage}
      siblings={0}
      size="xl"
      styles={{ control: { fontSize: 'var(--mantine-font-size-md)' } }}
      getItemProps={(item) => ({ 'aria-label': list.page(item) })}
    >
      <Group gap={6} justify="center">
        <Pagination.Previous aria-label={list.previousPage} />
        <Pagination.Items />
        <Pagination.Next aria-label={list.nextPage} />
      </Group>
    </Pagination.Root>
  );
}

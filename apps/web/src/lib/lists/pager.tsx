import { Group, Pagination } from '@mantine/core';
import { useTexts } from '../backoffice-language';

interface PagerProps {
  label: string;
  /** From 1. */
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

/** The pages of a list; nothing where there is only one. */
export function Pager({ label, page, pages, onPage }: PagerProps) {
  const { pager } = useTexts().shell;
  if (pages <= 1) return null;
  return (
    <Pagination.Root
      component="nav"
      aria-label={label}
      total={pages}
      value={page}
      onChange={onPage}
      siblings={0}
      getItemProps={(item) => ({ 'aria-label': pager.page(item) })}
    >
      <Group gap={6} justify="center">
        <Pagination.Previous aria-label={pager.previous} />
        <Pagination.Items />
        <Pagination.Next aria-label={pager.next} />
      </Group>
    </Pagination.Root>
  );
}

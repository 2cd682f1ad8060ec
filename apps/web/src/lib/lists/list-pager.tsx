import { pageSizes } from '@dehesa/domain/paging';
import { Group, NativeSelect, Pagination, Text } from '@mantine/core';
import { useId } from 'react';
import { useTexts } from '../backoffice-language';

type PageSize = (typeof pageSizes)[number];

export interface ListPagerProps {
  page: number | undefined;
  size: PageSize | undefined;
  total: number;
  /** How many rows a page of this list has where nothing is said. */
  usual?: PageSize;
  /** A first page and the usual size are left out, so that the address stays short. */
  onChange: (change: { page?: number; size?: PageSize }) => void;
}

export const usualPageSize = pageSizes[0];

/** Which part of the list is shown, the other pages, and how many rows a page has. */
export function ListPager({ page = 1, usual = usualPageSize, size = usual, total, onChange }: ListPagerProps) {
  const { list } = useTexts().activities;
  const sizeId = useId();
  return (
    <Group justify="space-between" gap="md" component="nav" aria-label={list.pages}>
      <Text c="dimmed" size="sm" role="status">
        {list.range((page - 1) * size + 1, Math.min(page * size, total), total)}
      </Text>
      {total > size && (
        <Pagination
          total={Math.ceil(total / size)}
          value={page}
          onChange={(next) => onChange({ page: next === 1 ? undefined : next })}
          gap={6}
          siblings={0}
          getItemProps={(number) => ({ 'aria-label': list.page(number) })}
          getControlProps={(control) => ({ 'aria-label': control === 'previous' ? list.previousPage : list.nextPage })}
        />
      )}
      <Group gap="xs">
        <Text size="sm" component="label" htmlFor={sizeId}>
          {list.pageSize}
        </Text>
        <NativeSelect
          id={sizeId}
          w={92}
          value={String(size)}
          data={pageSizes.map(String)}
          onChange={(event) => {
            const chosen = pageSizes.find((option) => String(option) === event.currentTarget.value);
            onChange({ page: undefined, size: chosen === usual ? undefined : chosen });
          }}
        />
      </Group>
    </Group>
  );
}

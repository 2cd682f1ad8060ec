import { pageSizes } from '@dehesa/domain/paging';
import { Group, NativeSelect, Pagination, Text } from '@mantine/core';
import { useTexts } from '../../../lib/backoffice-language';
import type { ActivityListView } from './list-view';

export interface ListPagerProps {
  view: ActivityListView;
  total: number;
  onViewChange: (view: ActivityListView) => void;
}

export function ListPager({ view, total, onViewChange }: ListPagerProps) {
  const { list } = useTexts().activities;
  const size = view.size ?? 25;
  const page = view.page ?? 1;
  return (
    <Group justify="space-between" gap="md" component="nav" aria-label={list.pages}>
      <Text c="dimmed" size="sm" role="status">
        {list.range((page - 1) * size + 1, Math.min(page * size, total), total)}
      </Text>
      {total > size && (
        <Pagination
          total={Math.ceil(total / size)}
          value={page}
          onChange={(next) => onViewChange({ ...view, page: next === 1 ? undefined : next })}
          size="lg"
          siblings={0}
          getItemProps={(number) => ({ 'aria-label': list.page(number) })}
          getControlProps={(control) => ({ 'aria-label': control === 'previous' ? list.previousPage : list.nextPage })}
        />
      )}
      <Group gap="xs">
        <Text size="sm" component="label" htmlFor="activities-page-size">
          {list.pageSize}
        </Text>
        <NativeSelect
          id="activities-page-size"
          w={92}
          value={String(size)}
          data={pageSizes.map(String)}
          onChange={(event) => {
            const chosen = pageSizes.find((option) => String(option) === event.currentTarget.value);
            onViewChange({ ...view, page: undefined, size: chosen });
          }}
        />
      </Group>
    </Group>
  );
}

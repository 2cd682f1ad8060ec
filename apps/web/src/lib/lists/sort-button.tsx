import { Group, UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { SortDirection } from '@dehesa/domain/paging';

export interface SortButtonProps {
  label: string;
  /** Which way the list is sorted by it; undefined where it is sorted by something else. */
  direction: SortDirection | undefined;
  height?: number;
  onSort: () => void;
}

/** A column's heading: a press sorts by it, another turns the order round. */
export function SortButton({ label, direction, height = 44, onSort }: SortButtonProps) {
  const Arrow = direction === 'asc' ? IconArrowUp : IconArrowDown;
  return (
    <UnstyledButton fw={600} fz="sm" mih={height} display="block" onClick={onSort}>
      <Group gap={4} wrap="nowrap">
        {label}
        {direction !== undefined && <Arrow size={16} aria-hidden />}
      </Group>
    </UnstyledButton>
  );
}

/** How a heading tells the order of its column. */
export function ariaSort(direction: SortDirection | undefined): 'ascending' | 'descending' | 'none' {
  if (direction === undefined) return 'none';
  return direction === 'asc' ? 'ascending' : 'descending';
}

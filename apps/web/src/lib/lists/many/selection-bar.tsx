import { CloseButton, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './selection-bar.module.css';

interface SelectionBarProps {
  label: string;
  /** How many are chosen, in words; what has left the choice besides. */
  count: string;
  gone?: string | undefined;
  /** A dialog is open above it. */
  away: boolean;
  closeLabel: string;
  onClose: () => void;
  /** What is done to them. */
  children: ReactNode;
}

/** At the foot of a list: how many rows are chosen, and what can be done to them at once. */
export function SelectionBar({ label, count, gone, away, closeLabel, onClose, children }: SelectionBarProps) {
  return (
    <section aria-label={label} className={classes.bar} data-away={away || undefined}>
      <div role="status" className={classes.count}>
        <Text fw={600}>{count}</Text>
        {gone !== undefined && <Text size="sm">{gone}</Text>}
      </div>
      <CloseButton
        size={44}
        iconSize={22}
        className={classes.close}
        aria-label={closeLabel}
        title={closeLabel}
        onClick={onClose}
      />
      <Group gap="xs" className={classes.actions}>
        {children}
      </Group>
    </section>
  );
}

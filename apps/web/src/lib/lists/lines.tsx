import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './list-look.module.css';

interface LinesProps {
  dense: boolean;
  miw?: number;
  children: ReactNode;
}

/** What a cell says, line below line; in a dense list each is cut to one, and cells show two at most. */
export function Lines({ dense, miw, children }: LinesProps) {
  return (
    <Stack gap={0} align="flex-start" miw={miw} className={dense ? classes.lines : undefined}>
      {children}
    </Stack>
  );
}

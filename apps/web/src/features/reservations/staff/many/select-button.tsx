import { Button } from '@mantine/core';
import { IconSquareCheck } from '@tabler/icons-react';
import { selectButtonId } from './board-choice';
import type { Selection } from '../../../../lib/lists/many/selection';
import { useManyTexts } from './use-many-texts';

/** Begins and ends choosing reservations. */
export function SelectButton({ selection: { selecting, start, stop } }: { selection: Selection }) {
  const texts = useManyTexts();
  return (
    <Button
      id={selectButtonId}
      mb="md"
      variant="default"
      aria-pressed={selecting}
      leftSection={<IconSquareCheck size={18} stroke={1.6} aria-hidden />}
      onClick={selecting ? stop : start}
    >
      {selecting ? texts.stop : texts.select}
    </Button>
  );
}

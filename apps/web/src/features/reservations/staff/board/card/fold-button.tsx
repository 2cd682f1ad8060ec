import { ActionIcon } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useBoardTexts } from '../use-board-texts';

interface FoldButtonProps {
  name: string;
  folded: boolean;
  onFold: (folded: boolean) => void;
}

/** Shows all of a card that is folded to one line, and folds it again. */
export function FoldButton({ name, folded, onFold }: FoldButtonProps) {
  const { unfold } = useBoardTexts();
  const Chevron = folded ? IconChevronDown : IconChevronUp;
  return (
    <ActionIcon size={36} aria-expanded={!folded} aria-label={unfold(name)} onClick={() => onFold(!folded)}>
      <Chevron size={20} aria-hidden />
    </ActionIcon>
  );
}

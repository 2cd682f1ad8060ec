import { listAddress } from '@dehesa/domain/reservations';
import { Button } from '@mantine/core';
import { IconClock, IconMail, IconUserCheck, IconX } from '@tabler/icons-react';
import { useLanguage } from '../../../../lib/backoffice-language';
import type { Selection } from '../../../../lib/lists/many/selection';
import { SelectionBar } from '../../../../lib/lists/many/selection-bar';
import { SheetButton } from '../../../../lib/lists/many/sheet-button';
import { selectButtonId } from './board-choice';
import type { ManyRequest } from './many-dialog';
import { useManyTexts } from './use-many-texts';

const icon = { size: 18, stroke: 1.6, 'aria-hidden': true } as const;

interface BoardBarProps {
  activityId: number;
  selection: Selection;
  /** A dialog about them is open. */
  away: boolean;
  onAsk: (request: ManyRequest) => void;
  onWrite: (ids: readonly number[]) => void;
}

/** What is done to the reservations that are chosen on the board (B89, B90). */
export function BoardBar({ activityId, selection, away, onAsk, onWrite }: BoardBarProps) {
  const texts = useManyTexts();
  const { language } = useLanguage();
  const { chosen, gone, stop } = selection;
  const ids = [...chosen];
  const none = ids.length === 0;

  return (
    <SelectionBar
      label={texts.bar}
      count={texts.chosen(ids.length)}
      gone={gone > 0 ? texts.gone(gone) : undefined}
      away={away}
      closeLabel={texts.stop}
      onClose={() => {
        stop();
        document.getElementById(selectButtonId)?.focus();
      }}
    >
      <Button
        disabled={none}
        leftSection={<IconUserCheck {...icon} />}
        onClick={() => onAsk({ action: 'confirm', ids })}
      >
        {texts.confirm}
      </Button>
      <Button
        variant="default"
        disabled={none}
        leftSection={<IconClock {...icon} />}
        onClick={() => onAsk({ action: 'wait', ids })}
      >
        {texts.wait}
      </Button>
      <Button variant="default" disabled={none} leftSection={<IconMail {...icon} />} onClick={() => onWrite(ids)}>
        {texts.write}
      </Button>
      <SheetButton texts={texts} address={listAddress.sheet({ activityId, language, ids })} disabled={none} />
      <Button
        variant="default"
        c="var(--mantine-color-clay-text)"
        disabled={none}
        leftSection={<IconX {...icon} />}
        onClick={() => onAsk({ action: 'cancel', ids })}
      >
        {texts.cancel}
      </Button>
    </SelectionBar>
  );
}

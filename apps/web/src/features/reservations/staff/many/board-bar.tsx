import { listAddress } from '@dehesa/domain/reservations';
import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconClock, IconMail, IconTable, IconUserCheck, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useLanguage } from '../../../../lib/backoffice-language';
import { downloadFile, downloadProblemText } from '../../../../lib/files/download-file';
import type { Selection } from '../../../../lib/lists/selection';
import { SelectionBar } from '../../../../lib/lists/selection-bar';
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
  const [exporting, setExporting] = useState(false);
  const { chosen, gone, stop } = selection;
  const ids = [...chosen];
  const none = ids.length === 0;

  async function download() {
    setExporting(true);
    const problem = await downloadFile(listAddress.sheet({ activityId, language, ids }));
    setExporting(false);
    if (problem !== undefined)
      notifications.show({ color: 'clay', ...downloadProblemText(problem, language), title: texts.exportFailed });
  }

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
      <Button
        variant="default"
        disabled={none}
        loading={exporting}
        leftSection={<IconTable {...icon} />}
        onClick={() => void download()}
      >
        {texts.export}
      </Button>
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

import { CloseButton, Text } from '@mantine/core';
import { useTexts } from '../../../../lib/backoffice-language';
import type { BoardDifference } from './board-changes';
import classes from './board.module.css';
import { useBoardTexts } from './use-board-texts';

/** So many are told one by one. */
const most = 2;

interface ChangeNoticeProps {
  differences: readonly BoardDifference[];
  onHide: () => void;
}

/** Tells what others have changed, at the foot of the screen: nothing moves under the eyes of who is reading. */
export function ChangeNotice({ differences, onHide }: ChangeNoticeProps) {
  const { changes } = useBoardTexts();
  const tell = useTelling();
  const text = differences.length > most ? changes.several(differences.length) : differences.map(tell).join('. ');
  return (
    <div className={classes.notice}>
      {/* Always there, so that a screen reader notices what comes into it. */}
      <div role="status" aria-label={changes.label} className={text === '' ? undefined : classes.noticeCard}>
        {text !== '' && (
          <>
            <Text size="sm">{text}</Text>
            <CloseButton size="lg" aria-label={changes.hide} onClick={onHide} />
          </>
        )}
      </div>
    </div>
  );
}

function useTelling(): (difference: BoardDifference) => string {
  const { board } = useTexts().reservations;
  const { changes } = useBoardTexts();
  return ({ kind, name, status }) => {
    if (status === undefined || kind === 'left') return changes.left(name);
    return kind === 'moved' ? changes.moved(name, board.columns[status]) : changes[kind](name);
  };
}

import type { Mark } from '@dehesa/domain/check-in';
import { useGuide } from './guide-context';

/** What was just done, and how to take it back. */
export interface Said {
  name: string;
  mark: Mark;
  people: number;
  undo: () => void;
}

/** Stays until the next tap: whoever looks up from a telephone in the sun needs longer than a few seconds. */
export function SaidBar({ said, onClose }: { said: Said | undefined; onClose: () => void }) {
  const { texts } = useGuide();
  const labels = texts.said;
  const text =
    said === undefined ? '' : said.people > 1 ? labels.many(said.name, said.people) : labels[said.mark](said.name);
  return (
    <div className="guide-said" data-shown={said !== undefined}>
      <p role="status">{text}</p>
      {said !== undefined && (
        <>
          <button type="button" className="guide-small-button" onClick={said.undo}>
            {labels.undo}
          </button>
          <button type="button" className="guide-small-button" onClick={onClose}>
            <span aria-hidden="true">✕</span>
            <span className="visually-hidden">{labels.close}</span>
          </button>
        </>
      )}
    </div>
  );
}

import { useEffect, useRef } from 'react';
import type { Notice, Part } from './use-my-booking';

/** What became of an action, where it was done; the focus goes there, so that nobody has to look for it. */
export function PartNotice({ part, notice }: { part: Part; notice: Notice | undefined }) {
  const box = useRef<HTMLDivElement>(null);
  const shown = notice?.part === part ? notice : undefined;
  useEffect(() => {
    if (shown !== undefined) box.current?.focus();
  }, [shown]);
  if (shown === undefined) return null;
  return (
    <div ref={box} className={shown.kind} role={shown.kind === 'problem' ? 'alert' : 'status'} tabIndex={-1}>
      <p>
        <strong>{shown.title}</strong>
      </p>
      {shown.text !== '' && <p>{shown.text}</p>}
    </div>
  );
}

import { type RefObject, useId } from 'react';

/** A question before something that cannot be undone; Escape and the second button answer no. */
export function QuestionDialog({
  dialog,
  title,
  text,
  yes,
  no,
  onYes,
}: {
  dialog: RefObject<HTMLDialogElement | null>;
  title: string;
  text: string;
  yes: string;
  no: string;
  onYes: () => void;
}) {
  const id = useId();
  return (
    <dialog ref={dialog} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p>{text}</p>
      <div className="button-row">
        <button
          type="button"
          className="button button-danger"
          onClick={() => {
            dialog.current?.close();
            onYes();
          }}
        >
          {yes}
        </button>
        <button type="button" className="button button-secondary" autoFocus onClick={() => dialog.current?.close()}>
          {no}
        </button>
      </div>
    </dialog>
  );
}

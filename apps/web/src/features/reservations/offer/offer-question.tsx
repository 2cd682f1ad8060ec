import { offerTexts } from '@dehesa/i18n/waiting-list';
import { useId, useRef } from 'react';
import { useLanguage } from '../../../lib/page-texts';
import type { OfferAnswer } from './use-offer';
import { LiveButton } from '../../../lib/live/live-button';

interface OfferQuestionProps {
  answer: 'decline' | 'leave';
  sending: OfferAnswer | undefined;
  onYes: () => void;
}

/** A button that gives the places away, and the question that it asks first. */
export function OfferQuestion({ answer, sending, onYes }: OfferQuestionProps) {
  const texts = offerTexts(useLanguage());
  const { title, text, yes } = texts.questions[answer];
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const close = () => dialog.current?.close();
  return (
    <>
      <LiveButton
        type="button"
        className="button button-secondary"
        aria-disabled={sending !== undefined}
        onClick={() => sending === undefined && dialog.current?.showModal()}
      >
        {sending === answer ? texts.sending : texts[answer]}
      </LiveButton>
      <dialog ref={dialog} aria-labelledby={titleId}>
        <h2 id={titleId}>{title}</h2>
        <p>{text}</p>
        <div className="button-row">
          <button
            type="button"
            className={`button button-${answer === 'leave' ? 'danger' : 'primary'}`}
            onClick={() => {
              close();
              onYes();
            }}
          >
            {yes}
          </button>
          <button type="button" className="button button-secondary" autoFocus onClick={close}>
            {texts.questions.no}
          </button>
        </div>
      </dialog>
    </>
  );
}

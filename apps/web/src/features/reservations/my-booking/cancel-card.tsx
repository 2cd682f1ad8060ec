import { myBookingTexts } from '@dehesa/i18n/my-booking';
import { useRef } from 'react';
import { useLanguage } from '../../../lib/page-texts';
import { PartNotice } from './part-notice';
import { QuestionDialog } from './question-dialog';
import type { MyBookingActions } from './use-my-booking';
import { LiveButton } from '../../../lib/live/live-button';

/** Cancelling the whole reservation, asked once more (B18). `open`: it can still be cancelled. */
export function CancelCard({ actions, open }: { actions: MyBookingActions; open: boolean }) {
  const labels = myBookingTexts(useLanguage()).cancel;
  const dialog = useRef<HTMLDialogElement>(null);
  const working = actions.busy.includes('cancel');
  if (!open && actions.notice?.part !== 'cancel') return null;
  return (
    <section className="card" id="cancelar" aria-labelledby="my-cancelling">
      <h2 id="my-cancelling">{labels.title}</h2>
      <PartNotice part="cancel" notice={actions.notice} />
      {open && (
        <>
          <p>{labels.text}</p>
          <LiveButton
            type="button"
            className="button button-danger"
            aria-disabled={working}
            onClick={() => !working && dialog.current?.showModal()}
          >
            {working ? labels.sending : labels.button}
          </LiveButton>
          <QuestionDialog
            dialog={dialog}
            title={labels.question}
            text={labels.warning}
            yes={labels.yes}
            no={labels.no}
            onYes={() => void actions.act('cancel', (calls) => calls.cancel.mutate(actions.link), labels.done)}
          />
        </>
      )}
    </section>
  );
}

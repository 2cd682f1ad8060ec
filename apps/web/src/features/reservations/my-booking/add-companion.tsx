import type { MyBooking } from '@dehesa/domain/reservations';
import { myBookingTexts } from '@dehesa/i18n/my-booking';
import { useState } from 'react';
import { LiveButton } from '../../../lib/live/live-button';
import { useLanguage } from '../../../lib/page-texts';
import type { MyBookingActions } from './use-my-booking';

const loadDialog = () => import('./add-companion-dialog');

interface Opened extends Awaited<ReturnType<typeof loadDialog>> {
  kind: 'adult' | 'child';
  addition: NonNullable<MyBooking['addition']>;
}

/** Whether somebody can join the party, said before one types; the form comes when it is asked for (B74). */
export function AddCompanion({
  booking,
  actions,
  onOpen,
}: {
  booking: MyBooking;
  actions: MyBookingActions;
  /** Whether its form stands open, and tells itself what became of it. */
  onOpen: (open: boolean) => void;
}) {
  const labels = myBookingTexts(useLanguage()).addition;
  const [opened, setOpened] = useState<Opened>();
  const [failed, setFailed] = useState(false);
  const addition = booking.addition ?? opened?.addition ?? null;
  if (addition === null) return null;
  const { hindrance, free, rules } = addition;

  const open = async (kind: Opened['kind']) => {
    setFailed(false);
    try {
      const loaded = await loadDialog();
      actions.clearNotice();
      onOpen(true);
      setOpened({ ...loaded, kind, addition });
    } catch {
      setFailed(true);
    }
  };

  return (
    <div className="my-booking-addition">
      <h3>{labels.title}</h3>
      {hindrance === null ? (
        <>
          <p>{free === null ? labels.waits : labels.room(free)}</p>
          <div className="button-row">
            <LiveButton type="button" className="button button-secondary" onClick={() => void open('adult')}>
              {labels.adult}
            </LiveButton>
            {rules.childrenAllowed && (
              <LiveButton type="button" className="button button-secondary" onClick={() => void open('child')}>
                {labels.child}
              </LiveButton>
            )}
          </div>
          {failed && (
            <p className="field-error" role="alert">
              {labels.notLoaded}
            </p>
          )}
        </>
      ) : (
        <p>{labels.hindrances[hindrance]}</p>
      )}
      {hindrance === 'noPlaces' && addition.otherShift && <p>{labels.otherShift}</p>}
      {hindrance === 'noPlaces' && addition.waitingList && booking.activity.slug !== null && (
        <p>
          <a href={`/actividad/${booking.activity.slug}#book`}>{labels.waitingList}</a>
        </p>
      )}
      {opened !== undefined && (
        <opened.AddCompanionDialog
          kind={opened.kind}
          addition={addition}
          version={booking.version}
          actions={actions}
          onClose={() => {
            setOpened(undefined);
            onOpen(false);
          }}
        />
      )}
    </div>
  );
}

import { type LiveStatus, liveStatuses } from '@dehesa/domain/reservation-status';
import { reservationDialogs } from '@dehesa/i18n/backoffice/reservation-dialogs';
import { notifications } from '@mantine/notifications';
import { useEffect, useRef, useState } from 'react';
import { useTextsOf } from '../../../../lib/backoffice-language';
import { trpc } from '../../../../lib/trpc';
import { useUndoNotice } from '../../../../lib/bin/use-undo-notice';
import { restoreReservations } from '../restore-reservations';
import { columnHeadingId } from './reservation-column';
import { reservationCardId } from './card/reservation-card';
import type { BoardReservation } from '../reservation-types';
import type { StatusChoice, StatusRequest } from './status-dialog';
import type { StatusAction } from './status-actions';

/** The question that is open on the board, what answering it does, and where the focus goes afterwards. */
export function useStatusChanges() {
  const dialogs = useTextsOf(reservationDialogs);
  const utils = trpc.useUtils();
  const tellUndo = useUndoNotice();
  const confirm = trpc.reservations.confirm.useMutation();
  const resendWhatsapp = trpc.reservations.resendWhatsapp.useMutation();
  const moveToWaiting = trpc.reservations.moveToWaiting.useMutation();
  const cancel = trpc.reservations.cancel.useMutation();
  const confirmAttendance = trpc.reservations.confirmAttendance.useMutation();
  const undoAttendance = trpc.reservations.undoAttendance.useMutation();
  const [request, setRequest] = useState<StatusRequest>();
  const [opened, setOpened] = useState(false);
  const done = useRef(false);
  const own = useRef(new Set<number>());
  const leaving = useRef<BoardReservation>(undefined);
  const asked = useRef<Element | null>(null);

  // Once the question is gone and a dropped card is back where it was.
  useEffect(() => {
    const left = leaving.current;
    if (request !== undefined || left === undefined) return;
    leaving.current = undefined;
    const button = asked.current;
    if (!done.current && button instanceof HTMLElement && button.isConnected) button.focus();
    else focusAfter(left);
  }, [request]);

  function change(
    { action, reservation: { id } }: StatusRequest,
    { notify, force, reason }: StatusChoice,
  ): Promise<unknown> {
    switch (action) {
      case 'confirm':
        return confirm.mutateAsync({ id, notify, force });
      case 'resend':
        return confirm.mutateAsync({ id, notify: true });
      case 'resendWhatsapp':
        return resendWhatsapp.mutateAsync({ id });
      case 'wait':
        return moveToWaiting.mutateAsync({ id, notify });
      case 'cancel':
        return cancel.mutateAsync({ id, notify, ...(reason && { reason }) });
      case 'attend':
        return confirmAttendance.mutateAsync({ id });
      case 'unattend':
        return undoAttendance.mutateAsync({ id });
    }
  }

  async function accept(choice: StatusChoice) {
    if (request === undefined) return;
    const { id } = request.reservation;
    // A confirmation that is sent again changes nothing to be seen.
    if (request.action !== 'resend' && request.action !== 'resendWhatsapp') own.current.add(id);
    try {
      await change(request, choice);
    } catch (error) {
      own.current.delete(id);
      // Somebody else may have changed it meanwhile: the board behind the question shows how it stands.
      void utils.reservations.invalidate();
      throw error;
    }
    await utils.reservations.invalidate();
    done.current = true;
    setOpened(false);
    const told = { color: 'holm', ...dialogs[request.action].done };
    if (request.action === 'cancel') void tellUndo({ ...told, undo: () => restoreReservations(utils, [id]) });
    else notifications.show(told);
  }

  return {
    request,
    opened,
    ask: (action: StatusAction, reservation: BoardReservation, droppedIn?: LiveStatus) => {
      done.current = false;
      // A dropped card is put back by drawing it anew, and with it the handle that was held.
      asked.current = droppedIn === undefined ? document.activeElement : null;
      setRequest({ action, reservation, droppedIn });
      setOpened(true);
    },
    /** Whether what has changed is the user's own doing; asked once for each change. */
    isOwn: (reservationId: number) => own.current.delete(reservationId),
    /** The same for many at once: whose change is on its way, and who stayed as they were. */
    marks: {
      own: (ids: readonly number[]) => ids.forEach((id) => own.current.add(id)),
      others: (ids: readonly number[]) => ids.forEach((id) => own.current.delete(id)),
    },
    accept,
    close: () => setOpened(false),
    gone: () => {
      leaving.current = request?.reservation;
      setRequest(undefined);
    },
  };
}

/** The card where it is now, or the heading of the column that it has left. */
function focusAfter({ id, status }: BoardReservation): void {
  const left: LiveStatus | undefined = liveStatuses.find((known) => known === status);
  const card = document.getElementById(reservationCardId(id));
  const heading = left === undefined ? null : document.getElementById(columnHeadingId(left));
  (card ?? heading)?.focus();
}

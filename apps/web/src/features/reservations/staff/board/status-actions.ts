import { type LiveStatus, ReservationStatus } from '@dehesa/domain/reservation-status';

/** What staff do to a reservation from the board; each is asked about first (U6). */
export type StatusAction = 'confirm' | 'resend' | 'resendWhatsapp' | 'wait' | 'cancel' | 'attend' | 'unattend';

/** What decides the actions of a reservation. */
export interface ActionFacts {
  status: LiveStatus;
  attended: boolean;
  /** The day has come from which on people are checked in: it is what staff are here for (B64). */
  dayHasCome: boolean;
  /** Whether this user may send confirmations by WhatsApp (B58). */
  mayWhatsapp?: boolean;
}

/** The actions that a state offers, the most likely one first (B17, B20, B64). */
export function actionsOf({ status, attended, dayHasCome, mayWhatsapp = false }: ActionFacts): readonly StatusAction[] {
  switch (status) {
    case ReservationStatus.pending:
      return ['confirm', 'wait', 'cancel'];
    case ReservationStatus.confirmed:
      return confirmedActions(attended, dayHasCome).flatMap((action) =>
        action === 'resend' && mayWhatsapp ? [action, 'resendWhatsapp'] : [action],
      );
    case ReservationStatus.waiting:
      return ['confirm', 'cancel'];
  }
}

function confirmedActions(attended: boolean, dayHasCome: boolean): readonly StatusAction[] {
  if (attended) return ['resend', 'unattend', 'wait', 'cancel'];
  return dayHasCome ? ['attend', 'resend', 'wait', 'cancel'] : ['resend', 'wait', 'cancel'];
}

/** Attendance of this one will be confirmed, on a later day: the actions say from when (B64). */
export function attendsLater({ status, attended, dayHasCome }: ActionFacts): boolean {
  return status === ReservationStatus.confirmed && !attended && !dayHasCome;
}

/** What moving a reservation to another column asks for; undefined where B17 knows no way. */
export function actionTo(from: LiveStatus, to: LiveStatus): 'confirm' | 'wait' | undefined {
  if (from === to || to === ReservationStatus.pending) return undefined;
  return to === ReservationStatus.confirmed ? 'confirm' : 'wait';
}

/** Whether the question of an action has the switch that tells the booker; a re-sent confirmation is nothing else. */
export function asksToNotify(action: StatusAction): boolean {
  return action === 'confirm' || action === 'wait' || action === 'cancel';
}

const choices: Record<LiveStatus, readonly LiveStatus[]> = { 1: [1, 2, 3], 2: [2, 3], 3: [3, 2] };

/** The states that the form offers for a reservation: its own, and where staff may take it (B17). */
export function statusChoices(from: LiveStatus): readonly LiveStatus[] {
  return choices[from];
}

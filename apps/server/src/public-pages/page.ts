import type { TerritoryId } from '@dehesa/domain/access';
import type { Agenda, AgendaView, EarlyAccessPage, PublicActivityPage } from '@dehesa/domain/activities';
import type { LegalKind } from '@dehesa/domain/configuration';
import type { Language, OfferedLanguages } from '@dehesa/domain/languages';
import type { MyBooking } from '@dehesa/domain/reservations';
import type { ReminderSwitchPage } from '@dehesa/services/reminders';
import type { PageLogo } from '@dehesa/services/configuration';
import type { AttendanceQuestion, CancellationPreview, MovePreview, OfferPreview } from '@dehesa/services/reservations';

/** The site that shows a page in its widget, and the territory that the widget was asked for. */
export interface WidgetFrame {
  /** The site's origin: nobody else may show the page. */
  embed: string;
  territoryId: TerritoryId | null;
}

/** A page as it was last drawn, while the database is away (B50); both are instants (ISO 8601). */
export interface ReadOnly {
  /** Nothing can be changed since then. */
  since: string;
  drawnAt: string;
}

/** nobody: no companion was ticked. */
export type AttendanceProblem = 'nobody' | 'changed' | 'checkedIn' | 'tooMany' | 'busy';

/** Why the answer about another date that was just sent is not stored. */
export type OtherDateProblem = 'full' | 'unavailable' | 'ages' | 'repeated' | 'sameDate' | 'busy';

/** One public page with all the data that it shows; the server makes it, `renderPage` of the web bundle draws it. */
export type PublicPage = {
  language: Language;
  siteName: string;
  /** What visitors may read, the one first that addresses need not name (B108). */
  languages?: OfferedLanguages | undefined;
  frame?: WidgetFrame | undefined;
  /** CSS of the installation's own, after that of the product (B45). */
  styleSheet?: string | undefined;
  /** In place of its name at the head (B107), in the size that it is shown in. */
  logo?: PageLogo | undefined;
  readOnly?: ReadOnly | undefined;
} & (
  | { kind: 'activity'; activity: PublicActivityPage; now: string }
  | { kind: 'agenda'; view: AgendaView; agenda: Agenda; territories: readonly { id: TerritoryId; name: string }[] }
  | {
      kind: 'collaboratorSignUp';
      key: string;
      year: string;
      territories: readonly { id: TerritoryId; name: string }[];
    }
  | { kind: 'earlyAccess'; selection: EarlyAccessPage }
  | { kind: 'cancellation'; token: string; reservation: CancellationPreview }
  /** `booking` null: the link opens nothing. */
  | { kind: 'myBooking'; token: string; booking: MyBooking | null }
  | { kind: 'checkpoint'; collaborator: { id: number; name: string } | null }
  | { kind: 'legal'; text: LegalKind; html: string; version: number; updatedOn: string }
  /** Places offered to somebody who waits; null: the link is not ours. */
  | { kind: 'offer'; token: string; offer: OfferPreview | null }
  /** Whether a party comes; `question` null: the link opens nothing. */
  | {
      kind: 'attendance';
      token: string;
      question: AttendanceQuestion | null;
      /** Why the answer that was just sent is not stored. */
      problem: AttendanceProblem | null;
      /** Who was ticked in it. */
      ticked: readonly number[];
    }
  /** A reservation of a suspended outing; `move` null: the link opens nothing. */
  | { kind: 'otherDate'; token: string; move: MovePreview | null; problem: OtherDateProblem | null }
  /** Where reminders are switched off; `reservation` null: the link opens nothing. */
  | { kind: 'reminderSwitch'; token: string; reservation: ReminderSwitchPage | null }
  /** `link`: what is read is a link that was cut or mistyped, and whose. */
  | { kind: 'notFound'; link?: 'cancellation' | 'signUp' }
  /**
   * `address`: where it can be tried again, with the fields of the form that was sent, if one was. `away`: it is the
   * database that does not answer.
   */
  | {
      kind: 'failed';
      address: string;
      away: boolean;
      /** Why, where there is more to say than that something is wrong. */
      reason?: { title: string; message: string };
      fields: readonly (readonly [name: string, value: string])[] | null;
    }
);

/** The built files that a public page loads, by their public paths. */
export interface PageAssets {
  scripts: readonly string[];
  preloads: readonly string[];
  styles: readonly string[];
}

export interface RenderRequest {
  page: PublicPage;
  assets: PageAssets;
  /** Scheme and host under which visitors reach the installation, without a slash at the end. */
  origin: string;
  /** The page's own path without query. */
  path: string;
}

/** The one export of the SSR bundle: a whole HTML document. */
export type RenderPage = (request: RenderRequest) => Promise<string>;

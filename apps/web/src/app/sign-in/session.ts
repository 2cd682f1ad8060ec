import { calls } from '../../lib/addresses/calls';
import { askHealth, DatabaseAway } from '../../lib/live/database-away';
import { waitsForDatabase } from '../../lib/live/waits-for-database';
import type { Session } from '../../lib/session';

/** Whether nobody can sign in at the moment (B50). */
export const databaseAway = new DatabaseAway({ isBack: askHealth, onBack: () => undefined });

/** Who is signed in; waits for a database that is away. */
export async function readSession(): Promise<Session> {
  for (;;) {
    try {
      return await calls.auth.session.query();
    } catch (error) {
      const pause = waitsForDatabase(error);
      if (pause === undefined) throw error;
      databaseAway.note(error);
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

/** What is known of who is not signed in, without asking. */
export function nobodysSession(appName: string): Session {
  return { appName, appType: 'actividades', licence: { expired: false, endsOn: null }, styleSheet: null, user: null };
}

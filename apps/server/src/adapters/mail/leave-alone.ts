import type { Mailer } from '@dehesa/services/context';
import { LeftAlone, MailServerError } from '@dehesa/services/messages';
import type { SmtpMailers } from './smtp-mailer';

export interface LeaveAloneOptions {
  /** Milliseconds. */
  pause?: number | undefined;
  /** Milliseconds; a fake in tests. */
  now?: () => number;
}

/**
 * The mailers of a queue, whose other tasks must not wait for a mail server that says nothing (B35): it is left alone for
 * 30 s, in which what else there is to send fails without being sent, and then one message tries it. Changed settings
 * begin anew.
 */
export function leaveAlone(mailers: SmtpMailers, options: LeaveAloneOptions = {}): SmtpMailers {
  const patient = new WeakMap<Mailer, Mailer>();
  return {
    ...mailers,
    async current() {
      const mailer = await mailers.current();
      if (mailer === null) return null;
      const known = patient.get(mailer) ?? withPauses(mailer, options);
      patient.set(mailer, known);
      return known;
    },
  };
}

function withPauses(mailer: Mailer, { pause = 30_000, now = Date.now }: LeaveAloneOptions): Mailer {
  let silent = false;
  let until = 0;
  return {
    async send(mail) {
      const wait = until - now();
      if (wait > 0) throw new LeftAlone(Math.ceil(wait / 1000));
      // The others wait for what comes of this one.
      if (silent) until = now() + pause;
      try {
        const taken = await mailer.send(mail);
        silent = false;
        return taken;
      } catch (error) {
        silent = error instanceof MailServerError && error.silent;
        throw error;
      } finally {
        until = silent ? now() + pause : 0;
      }
    },
  };
}

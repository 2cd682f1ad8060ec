import type { Carriers, Mailer } from '../../context';

/** Mail alone; null where there is none either: messages are then kept in the log. */
export function mailOnly(mailer: Mailer | null): Carriers {
  return { mailer: () => Promise.resolve(mailer), whatsapp: () => Promise.resolve(null) };
}

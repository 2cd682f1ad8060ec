import { oneOf, text, whole } from '../../../lib/address-view';
import { pageSizes } from '@dehesa/domain/page-sizes';

/** A calendar date yyyy-mm-dd; without zod, which the address of a screen must not bring along. */
function day(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^(19|20)\d{2}-\d{2}-\d{2}$/.test(value)) return undefined;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value) ? value : undefined;
}

/** What the address says of the tab "Privacidad": which part of the audit log is shown. */
export const personalDataReaders = {
  action: text(60),
  from: day,
  to: day,
  page: whole(10_000),
  size: oneOf(pageSizes),
};

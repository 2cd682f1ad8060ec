import { inMadrid } from '@dehesa/domain/madrid-time';
import type { ListedFault } from '@dehesa/services/database';

/** A fault in the documented words (B30); `id` is what the caller was told (B31). */
export function presentFault({ at, message, exception, reference }: ListedFault) {
  const madrid = inMadrid(at);
  const time = madrid.toPlainTime().toString({ smallestUnit: 'second' });
  return { fecha: `${madrid.toPlainDate().toString()} ${time}`, log: message, exception, id: reference };
}

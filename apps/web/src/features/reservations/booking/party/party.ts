import { type CompanionInput, nobody, reservationLimits } from '@dehesa/domain/reservations';
import { emptyCompanion } from '../draft/booking-draft';

/** How many people come: adults with the one who books, and children. */
export interface PartySize {
  adults: number;
  children: number;
}

/** As many as one booking takes. */
export const largestParty = reservationLimits.companions + 1;

export function sizeOf(companions: readonly CompanionInput[]): PartySize {
  const children = companions.filter(({ kind }) => kind === 'child').length;
  return { adults: companions.length - children + 1, children };
}

/** Companions for a party of this size: those who are there stay in their order, of too many first the ones left blank go. */
export function resized(companions: readonly CompanionInput[], { adults, children }: PartySize): CompanionInput[] {
  const wanted = { adult: adults - 1, child: children };
  const kept = new Set([...keptOf(companions, 'adult', wanted.adult), ...keptOf(companions, 'child', wanted.child)]);
  const staying = companions.filter((companion) => kept.has(companion));
  const missing = (kind: 'adult' | 'child') =>
    Array.from({ length: wanted[kind] - staying.filter((companion) => companion.kind === kind).length }, () =>
      emptyCompanion(kind),
    );
  return [...staying, ...missing('adult'), ...missing('child')];
}

function keptOf(companions: readonly CompanionInput[], kind: 'adult' | 'child', count: number): CompanionInput[] {
  const ofKind = companions.filter((companion) => companion.kind === kind);
  const written = ofKind.filter((companion) => !isBlank(companion));
  return [...written, ...ofKind.filter(isBlank)].slice(0, count);
}

function isBlank(companion: CompanionInput): boolean {
  const written: object = companion;
  return Object.entries(nobody).every(([name, value]) => Reflect.get(written, name) === value);
}

import type { MinimumTexts } from '../../text-shapes';

const people = (count: number) => (count === 1 ? '1 person' : `${count} people`);

const ofShift = (shift: string | null) => (shift === null ? '' : `${shift}: `);

export const minimum: MinimumTexts = {
  uncertain: ({ minimum, lacking }) =>
    ({
      outing: `Not yet certain: it needs at least ${people(minimum)}`,
      someShifts: `Some sessions are not yet certain: they need at least ${people(minimum)}`,
      everyShift: `Not yet certain: each session needs at least ${people(minimum)}`,
    })[lacking],
  toGo: (held, minimum, shift) => `${ofShift(shift)}${held} of ${minimum} to go ahead`,
};

import type { MinimumTexts } from '../../text-shapes';
import { countPeople } from './counting';

const ofShift = (shift: string | null) => (shift === null ? '' : `${shift}: `);

export const minimum: MinimumTexts = {
  uncertain: ({ minimum, lacking }) =>
    ({
      outing: `Not yet certain: it needs at least ${countPeople(minimum)}`,
      someShifts: `Some sessions are not yet certain: they need at least ${countPeople(minimum)}`,
      everyShift: `Not yet certain: each session needs at least ${countPeople(minimum)}`,
    })[lacking],
  toGo: (held, minimum, shift) => `${ofShift(shift)}${held} of ${minimum} to go ahead`,
};

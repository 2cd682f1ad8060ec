import type { MinimumTexts } from '../../text-shapes';
import { countPeople } from './counting';

const ofShift = (shift: string | null) => (shift === null ? '' : `${shift}: `);

export const minimum: MinimumTexts = {
  uncertain: ({ minimum, lacking }) =>
    ({
      outing: `Pendiente de alcanzar el mínimo de ${countPeople(minimum)}`,
      someShifts: `Hay turnos pendientes de alcanzar el mínimo de ${countPeople(minimum)}`,
      everyShift: `Pendiente de alcanzar el mínimo de ${countPeople(minimum)} por turno`,
    })[lacking],
  toGo: (held, minimum, shift) => `${ofShift(shift)}${held} de ${minimum} para salir`,
};

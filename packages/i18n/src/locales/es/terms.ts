import type { MinimumTexts } from '../../text-shapes';

const personas = (count: number) => (count === 1 ? '1 persona' : `${count} personas`);

const ofShift = (shift: string | null) => (shift === null ? '' : `${shift}: `);

export const minimum: MinimumTexts = {
  uncertain: ({ minimum, lacking }) =>
    ({
      outing: `Pendiente de alcanzar el mínimo de ${personas(minimum)}`,
      someShifts: `Hay turnos pendientes de alcanzar el mínimo de ${personas(minimum)}`,
      everyShift: `Pendiente de alcanzar el mínimo de ${personas(minimum)} por turno`,
    })[lacking],
  toGo: (held, minimum, shift) => `${ofShift(shift)}${held} de ${minimum} para salir`,
};

import type { MinimumTexts } from '../../text-shapes';
import { countPeople } from './counting';

const ofShift = (shift: string | null) => (shift === null ? '' : `${shift}: `);

export const minimum: MinimumTexts = {
  uncertain: ({ minimum, lacking }) =>
    ({
      outing: `Ainda por confirmar: faltam inscrições para o mínimo de ${countPeople(minimum)}`,
      someShifts: `Há turnos por confirmar: faltam inscrições para o mínimo de ${countPeople(minimum)}`,
      everyShift: `Ainda por confirmar: faltam inscrições para o mínimo de ${countPeople(minimum)} por turno`,
    })[lacking],
  toGo: (held, minimum, shift) => `${ofShift(shift)}${held} de ${minimum} para se realizar`,
};

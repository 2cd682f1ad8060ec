import type { MinimumTexts } from '../../text-shapes';

const pessoas = (count: number) => (count === 1 ? '1 pessoa' : `${count} pessoas`);

const ofShift = (shift: string | null) => (shift === null ? '' : `${shift}: `);

export const minimum: MinimumTexts = {
  uncertain: ({ minimum, lacking }) =>
    ({
      outing: `Ainda por confirmar: faltam inscrições para o mínimo de ${pessoas(minimum)}`,
      someShifts: `Há turnos por confirmar: faltam inscrições para o mínimo de ${pessoas(minimum)}`,
      everyShift: `Ainda por confirmar: faltam inscrições para o mínimo de ${pessoas(minimum)} por turno`,
    })[lacking],
  toGo: (held, minimum, shift) => `${ofShift(shift)}${held} de ${minimum} para se realizar`,
};

import { expect, it } from 'vitest';
import { newTariff, tariffCheck, tariffValues, toTariffInput, type TariffValues } from './tariff-values';

const monthly: TariffValues = { name: 'Mensual', free: false, days: 30, price: 24.9 };

it('goes to the server in cents, and comes back', () => {
  expect(toTariffInput(monthly)).toEqual({ name: 'Mensual', days: 30, priceCents: 2490 });
  expect(tariffValues({ id: 1, members: 0, ...toTariffInput(monthly) })).toEqual(monthly);
  expect(toTariffInput({ ...monthly, price: '' }).priceCents).toBe(0);
});

it('a free expiry has no days (D6)', () => {
  expect(toTariffInput({ ...monthly, free: true, days: '' }).days).toBe(-1);
  expect(tariffCheck('es')({ ...monthly, free: true, days: '' })).toEqual({});
  expect(tariffValues({ id: 1, members: 0, name: 'Libre', days: -1, priceCents: 0 })).toMatchObject({ free: true });
});

it.each([
  [newTariff, { name: 'Campo obligatorio' }],
  [{ ...monthly, name: 'a'.repeat(81) }, { name: 'Como máximo 80 caracteres' }],
  [{ ...monthly, days: 0 }, { days: 'Escribe un número de días a partir de 1' }],
  [{ ...monthly, days: -1 }, { days: 'Escribe un número de días a partir de 1' }],
  [{ ...monthly, days: '' }, { days: 'Escribe un número de días a partir de 1' }],
  [{ ...monthly, price: -1 }, { price: 'Precio no válido' }],
  [monthly, {}],
])('%o: %o', (values, problems) => expect(tariffCheck('es')(values)).toEqual(problems));

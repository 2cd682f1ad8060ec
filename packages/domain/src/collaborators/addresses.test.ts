import { expect, it } from 'vitest';
import * as addresses from './addresses';

it('pictures of a collaborator have their addresses', () => {
  expect(addresses.qrAddress(7)).toBe('/qr-colaborador/7');
  expect(addresses.posterAddress(7, 'pt')).toBe('/cartel-colaborador/7?lang=pt');
});

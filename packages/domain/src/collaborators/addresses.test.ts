import { expect, it } from 'vitest';
import * as addresses from './addresses';

it('the checkpoint of a collaborator and its pictures have their addresses', () => {
  expect(addresses.checkpointAddress(7)).toBe('/checkpoint?v=7');
  expect(addresses.qrAddress(7)).toBe('/qr-colaborador/7');
  expect(addresses.posterAddress(7, 'pt')).toBe('/cartel-colaborador/7?lang=pt');
});

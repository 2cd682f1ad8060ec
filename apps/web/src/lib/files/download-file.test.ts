import { expect, it } from 'vitest';
import { fileName } from './download-file';

it.each([
  ['attachment; filename="Rutas.pdf"', 'Rutas.pdf'],
  [`attachment; filename="Aguilas.pdf"; filename*=UTF-8''%C3%81guilas%20y%20buitres.pdf`, 'Águilas y buitres.pdf'],
  [`attachment; filename="Aguilas.pdf"; filename*=UTF-8''%C3`, 'Aguilas.pdf'],
  ['attachment', ''],
  ['', ''],
])('%s is named %s', (disposition, name) => {
  expect(fileName(disposition)).toBe(name);
});

import { memoryFiles } from '@dehesa/testing';
import { expect, it } from 'vitest';
import { downloadUrl, fileIdOf, fileUrl } from './file-names';
import { fileSize, openFile } from './open-file';
import { servedType } from './served-type';

const id = '00000000-0000-4000-8000-000000000000';
const files = memoryFiles();

it.each([
  '../secret-key',
  'x.jpg',
  '',
  `${id}.jpg`,
  `${id}.html`,
  `${id}.svg`,
  `${id}-640.mp4`,
  `${id}.pdf/x`,
  '..%2f',
])('the key %j is missing', async (key) => {
  files.stored.set(key, new Uint8Array(1));
  if (key === `${id}.jpg`) files.stored.delete(key);
  await expect(openFile({ files }, key)).rejects.toMatchObject({ code: 'record.notFound' });
  await expect(fileSize({ files }, key)).rejects.toMatchObject({ code: 'record.notFound' });
});

it.each([
  ['jpg', 'image/jpeg', true],
  ['webp', 'image/webp', true],
  ['mp4', 'video/mp4', true],
  ['pdf', 'application/pdf', true],
  ['txt', 'text/plain; charset=utf-8', false],
  ['csv', 'text/plain; charset=utf-8', false],
  ['docx', 'application/octet-stream', false],
  ['html', 'application/octet-stream', false],
])('%s goes out as %s', (extension, mediaType, inline) => {
  expect(servedType(`${id}.${extension}`)).toEqual({ mediaType, inline });
});

it('addresses lead back to the file', () => {
  expect(fileIdOf(fileUrl(`${id}.jpg`))).toBe(id);
  expect(fileIdOf(downloadUrl(`${id}.pdf`, 'Plano de la ruta / río'))).toBe(id);
  expect(fileIdOf(`https://reservas.example.org/files/${id}-640.jpg`)).toBe(id);
  expect(fileIdOf('/files/otro.jpg')).toBeNull();
});

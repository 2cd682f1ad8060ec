import { beforeAll, expect, it } from 'vitest';
import { loadErrorTexts } from '../../../../lib/error-texts';
import { refusedFile } from './document-file';

beforeAll(async () => {
  await Promise.all([loadErrorTexts('es'), loadErrorTexts('pt')]);
});

const megabytes = (count: number) => count * 1024 * 1024;

it('tells of a document of more than 2 MB before it is sent, never of a picture', () => {
  expect(refusedFile({ type: 'application/pdf', size: megabytes(2) }, 'es')).toBeUndefined();
  expect(refusedFile({ type: 'application/pdf', size: megabytes(2) + 1 }, 'es')).toEqual({
    title: 'Tamaño excedido!',
    message: 'El tamaño para los archivos seleccionados debe ser inferior a 2 MB',
  });
  expect(refusedFile({ type: '', size: megabytes(3) }, 'pt')?.title).toBe('Tamanho excedido!');
  expect(refusedFile({ type: 'image/jpeg', size: megabytes(9) }, 'es')).toBeUndefined();
});

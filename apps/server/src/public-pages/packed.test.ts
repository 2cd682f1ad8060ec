import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { pack } from './packed';

it('says the same in each of its three forms, with a tag of its content', async () => {
  const packed = await pack('<p>Peña Falcón</p>');
  expect(brotliDecompressSync(packed.br).toString()).toBe('<p>Peña Falcón</p>');
  expect(gunzipSync(packed.gzip).toString()).toBe('<p>Peña Falcón</p>');
  expect(packed.tag).toBe((await pack('<p>Peña Falcón</p>')).tag);
  expect(packed.tag).not.toBe((await pack('<p>Peña</p>')).tag);
});

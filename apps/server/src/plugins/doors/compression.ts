import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import fp from 'fastify-plugin';

/**
 * Answers leave compressed where their reader can take it; the built files were compressed with more patience. Streams of
 * events, pictures and what somebody asked a part of go as they are.
 */
export const compression = fp(
  async (app) => {
    await app.register(compress, {
      encodings: ['br', 'gzip'],
      threshold: 1024,
      // A page of 40 kB in half a millisecond; the slower levels save a tenth.
      brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
      zlibOptions: { level: 6 },
      // What comes in compressed could be anything once it is unpacked.
      globalDecompression: false,
    });
  },
  { name: 'compression' },
);

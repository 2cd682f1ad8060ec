import { constants } from 'node:zlib';
import { compression, defineAlgorithm } from 'vite-plugin-compression2';

/** Leaves beside each built file what the server sends of it: a build takes the patience that an answer cannot. */
export const compressed = () =>
  compression({
    include: /\.(?:js|css|html|svg|json|webmanifest)$/,
    threshold: 1000,
    algorithms: [
      defineAlgorithm('brotliCompress', { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }),
      defineAlgorithm('gzip', { level: 9 }),
    ],
    logLevel: 'silent',
  });

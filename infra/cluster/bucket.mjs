import { mkdirSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const bucket = 'dehesa';
/** Those of the server of the tests. */
const knownKey = 'S3RVER';

/**
 * What the processes are told of the bucket: the one that `S3_BUCKET` and its like name here, else one of our own.
 * @param {import('./plan.mjs').Plan} plan @param {NodeJS.ProcessEnv} environment
 * @returns {{ own: boolean, env: Record<string, string> }}
 */
export function bucketOf({ ports }, environment) {
  if (environment.S3_BUCKET) {
    const given = Object.entries(environment).filter(([name]) => name.startsWith('S3_'));
    return { own: false, env: Object.fromEntries(given) };
  }
  return {
    own: true,
    env: {
      S3_ENDPOINT: `http://127.0.0.1:${ports.files}`,
      S3_REGION: 'us-east-1',
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: knownKey,
      S3_SECRET_ACCESS_KEY: knownKey,
    },
  };
}

/** @param {import('./plan.mjs').Plan} plan @returns {import('./daemons.mjs').Daemon} */
export function fileServerOf({ folder, ports }) {
  const objects = path.join(folder, 's3');
  mkdirSync(objects, { recursive: true, mode: 0o700 });
  const script = fileURLToPath(new URL('file-server.mjs', import.meta.url));
  return { name: 's3', program: process.execPath, args: [script, objects, String(ports.files), bucket] };
}

/** @param {number} port @returns {Promise<true | undefined>} */
export function takesCalls(port) {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(undefined));
  });
}

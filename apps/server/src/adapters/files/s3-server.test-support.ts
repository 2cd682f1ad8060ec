import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import S3rver from 's3rver';
import type { S3Settings } from '../../settings/s3-settings';

const objectSuffix = '._S3rver_object';

/** For tests: an S3 server on this machine, and what lies in its bucket, parts of unfinished uploads and all. */
export async function startS3Server() {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'dehesa-s3-'));
  const bucket = path.join(directory, 'dehesa');
  const drafts = path.join(bucket, '._S3rver_uploads');
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'dehesa' }],
  });
  answerWhenWritten(server.store);
  const openUploads = async () => (existsSync(drafts) ? readdir(drafts) : []);
  // It knows neither how to break an upload off nor how to tell which are open.
  server.middleware.unshift(async (context, next) => {
    const { method, query } = context;
    if (method === 'DELETE' && query['uploadId'] !== undefined) {
      await rm(path.join(drafts, query['uploadId']), { recursive: true });
      context.status = 204;
    } else if (method === 'GET' && 'uploads' in query) {
      const uploads = (await openUploads()).map(async (id) => {
        const key = await readFile(path.join(drafts, id, 'key'), 'utf8');
        return `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>2026-01-01T00:00:00.000Z</Initiated></Upload>`;
      });
      context.type = 'application/xml';
      context.body = `<ListMultipartUploadsResult>${(await Promise.all(uploads)).join('')}</ListMultipartUploadsResult>`;
    } else {
      await next();
    }
  });
  const { port } = await server.run();
  const settings: S3Settings = {
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    bucket: 'dehesa',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
    pathStyle: true,
  };
  return {
    settings,
    openUploads,
    async keys(): Promise<string[]> {
      const names = (await readdir(bucket)).filter((name) => name.endsWith(objectSuffix));
      return [...names.map((name) => name.slice(0, -objectSuffix.length)), ...(await openUploads())].toSorted();
    },
    async close(): Promise<void> {
      await server.close();
      await rm(directory, { recursive: true });
    },
  };
}

/** It answers as soon as it has read all bytes: who asked at once for the size found no file now and then. */
function answerWhenWritten(store: S3rver['store']): void {
  const [putObject, putPart] = [store.putObject.bind(store), store.putPart.bind(store)];
  store.putObject = async (object) => {
    const written = await putObject(object);
    await hasSize(store.getResourcePath(object.bucket, object.key, 'object'), written.size);
    return written;
  };
  store.putPart = async (bucket, uploadId, partNumber, content) => {
    const written = await putPart(bucket, uploadId, partNumber, content);
    await hasSize(
      path.join(store.getResourcePath(bucket, undefined, 'uploads'), uploadId, `${partNumber}`),
      written.size,
    );
    return written;
  };
}

async function hasSize(file: string, bytes: number): Promise<void> {
  while ((await stat(file).catch(() => undefined))?.size !== bytes) await delay(1);
}

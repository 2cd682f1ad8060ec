import { once } from 'node:events';
import { PassThrough, type Readable } from 'node:stream';
import type { ServiceContext } from '@dehesa/services/context';
import { exportDatabase } from '@dehesa/services/database';

/** For so long a reader of an export may take nothing; the export holds a moment of the database open meanwhile. */
const readerPatienceMs = 60_000;

/**
 * The export as a stream, once its first part is there: a refusal comes before anything is sent. What fails later
 * breaks the stream off, so that nobody takes a part for the whole.
 */
export async function openDatabaseDump(
  services: ServiceContext,
  write: (part: string) => string = (part) => part,
): Promise<Readable> {
  const stream = new PassThrough();
  const begun = new Promise<void>((resolve, reject) => {
    const sink = async (part: string) => {
      resolve();
      await give(stream, write(part));
    };
    exportDatabase(services, sink).then(
      () => stream.end(),
      (error: unknown) => {
        const failed = error instanceof Error ? error : new Error('the export failed');
        reject(failed);
        stream.destroy(failed);
      },
    );
  });
  // Until somebody reads, nobody else hears of the stream's own error.
  stream.on('error', () => undefined);
  await begun;
  return stream;
}

/** Hands a part to a stream, and waits until it takes more; throws once nobody reads it. */
export async function give(stream: PassThrough, part: string | Uint8Array): Promise<void> {
  if (stream.destroyed) throw new Error('the reader of the export has gone');
  if (stream.write(part)) return;
  const patience = AbortSignal.timeout(readerPatienceMs);
  const gone = new AbortController();
  const leave = () => gone.abort();
  stream.once('close', leave);
  try {
    await once(stream, 'drain', { signal: AbortSignal.any([patience, gone.signal]) });
  } catch {
    throw new Error('the reader of the export has gone');
  } finally {
    stream.off('close', leave);
  }
}

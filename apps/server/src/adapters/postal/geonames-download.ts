import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { DomainError } from '@dehesa/domain/errors';
import type { FetchedPostalFile, PostalDownload, PostalFile } from '@dehesa/services/places';
import type { Response } from 'undici';
import { Outgoing } from '../outgoing/outgoing';
import { isZip, openPostalFile, postalFileMegabytes } from './postal-file-on-disk';

export interface GeonamesDownloadOptions {
  /** The folder of ES.zip and PT.zip, without a slash at the end. */
  url: string;
  outgoing?: Outgoing;
  /** For each of the two files, in milliseconds. */
  fileMs?: number;
  megabytes?: typeof postalFileMegabytes;
}

const countries = ['ES', 'PT'] as const;
export const postalFolderPrefix = 'dehesa-postal-';
const failed = () => DomainError.of('places.downloadFailed');

/** Fetches GeoNames' files from the address that the environment names, into a folder that goes with them (B62). */
export class GeonamesDownload implements PostalDownload {
  readonly #url: string;
  readonly #outgoing: Outgoing;
  readonly #fileMs: number;
  readonly #megabytes: typeof postalFileMegabytes;

  constructor({
    url,
    outgoing = new Outgoing(),
    fileMs = 10 * 60_000,
    megabytes = postalFileMegabytes,
  }: GeonamesDownloadOptions) {
    this.#url = url;
    this.#outgoing = outgoing.trusting(new URL(url).hostname);
    this.#fileMs = fileMs;
    this.#megabytes = megabytes;
  }

  async fetch({ signal, onBytes }: Parameters<PostalDownload['fetch']>[0]): Promise<FetchedPostalFile> {
    const folder = await mkdtemp(path.join(os.tmpdir(), postalFolderPrefix));
    const remove = () => rm(folder, { recursive: true, force: true });
    try {
      const files: PostalFile[] = [];
      let [before, announced] = [0, 0];
      for (const [index, country] of countries.entries()) {
        const name = `${country}.zip`;
        const target = path.join(folder, name);
        const response = await this.#ask(name, signal);
        announced += Number(response.headers.get('content-length') ?? 0);
        // Of files that nobody has asked for yet only that they will come.
        const expected = announced * (countries.length / (index + 1));
        const onFile = (read: number) => onBytes(before + read, expected);
        before += await this.#keep(response, target, onFile, signal);
        if (!(await isZip(target))) throw DomainError.of('places.fileUnreadable');
        files.push(await openPostalFile(target, name, this.#megabytes));
      }
      return { file: together(files), remove };
    } catch (error) {
      await remove();
      throw error;
    }
  }

  async #ask(name: string, signal: AbortSignal | undefined): Promise<Response> {
    let response: Response;
    try {
      response = await this.#outgoing.fetch(`${this.#url}/${name}`, { timeoutMs: this.#fileMs, signal });
    } catch {
      signal?.throwIfAborted();
      throw failed();
    }
    if (response.status === 200) return response;
    await response.body?.cancel();
    throw failed();
  }

  /** Writes what comes and answers how much it was: never more than a postal file can have. */
  async #keep(
    response: Response,
    target: string,
    onBytes: (read: number) => Promise<void>,
    signal: AbortSignal | undefined,
  ): Promise<number> {
    const most = this.#megabytes.packed * 1024 * 1024;
    const tooLarge = () => DomainError.of('file.tooLarge', { maxMegabytes: this.#megabytes.packed });
    if (Number(response.headers.get('content-length') ?? 0) > most) {
      await response.body?.cancel();
      throw tooLarge();
    }
    let read = 0;
    async function* bounded(): AsyncGenerator<Uint8Array> {
      for await (const piece of piecesOf(response)) {
        signal?.throwIfAborted();
        read += piece.byteLength;
        if (read > most) throw tooLarge();
        await onBytes(read);
        yield piece;
      }
    }
    await pipeline(bounded, createWriteStream(target));
    return read;
  }
}

/** What breaks on the way is the address's fault; what breaks while it is written is not. */
async function* piecesOf(response: Response): AsyncGenerator<Uint8Array> {
  const pieces = response.body?.[Symbol.asyncIterator]();
  try {
    for (;;) {
      const next = await pieces?.next().catch(() => Promise.reject(failed()));
      if (next === undefined || next.done === true) return;
      yield next.value;
    }
  } finally {
    await pieces?.return?.(undefined);
  }
}

/** The files one after the other, as one: all of them or nothing. */
function together(files: readonly PostalFile[]): PostalFile {
  return {
    name: files.map(({ name }) => name).join(', '),
    bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
    bytesRead: () => files.reduce((sum, file) => sum + file.bytesRead(), 0),
    downloadedFor: countries,
    async *lines() {
      for (const file of files) yield* file.lines();
    },
  };
}

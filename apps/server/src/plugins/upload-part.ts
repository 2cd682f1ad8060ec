import path from 'node:path';
import type { MultipartFile } from '@fastify/multipart';
import { DomainError } from '@dehesa/domain/errors';
import { storable } from '@dehesa/domain/plain-text';
import type { FastifyRequest } from 'fastify';

/** For so long a sender may send nothing at all. */
const patienceMs = 60_000;

/**
 * Hangs up on a sender that sends nothing any more: its upload then ends as one that was cut off, wherever it stands.
 * While the server itself does not read, nobody is to blame. It looks twice in the time that it grants.
 */
export function hangUpOnSilence({ raw }: FastifyRequest, ms = patienceMs): void {
  let seen = raw.socket.bytesRead;
  let silentLooks = 0;
  const timer = setInterval(() => {
    if (raw.complete || raw.destroyed) {
      clearInterval(timer);
      return;
    }
    const isSilent = raw.socket.bytesRead === seen && !raw.isPaused();
    seen = raw.socket.bytesRead;
    silentLooks = isSilent ? silentLooks + 1 : 0;
    if (silentLooks >= 2) raw.destroy(new Error('the sender fell silent'));
  }, ms / 2);
  timer.unref();
  raw.once('close', () => clearInterval(timer));
}

/** The one file of a form. The parser stumbles over a broken form only: the request's fault, not the server's. */
export async function filePart(request: FastifyRequest): Promise<MultipartFile> {
  const part = request.isMultipart() ? await request.file().catch(() => undefined) : undefined;
  if (part === undefined) throw DomainError.of('file.unsupported');
  return part;
}

/** What a file was called where it came from, as a database can keep it; empty where its sender does not say. */
export function nameOf({ filename }: { filename?: string | undefined }): string {
  return storable(path.basename(filename ?? '')).slice(0, 200);
}

/** What is left of a refused body is let pass: a browser hears the answer only when it has sent everything. */
export function letPass(request: FastifyRequest): void {
  request.raw.unpipe();
  request.raw.resume();
}

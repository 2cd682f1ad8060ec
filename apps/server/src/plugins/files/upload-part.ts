import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import multipart, { type MultipartFile } from '@fastify/multipart';
import { DomainError } from '@dehesa/domain/errors';
import { storable } from '@dehesa/domain/plain-text';
import { maxImageMegabytes, maxUploadBytes } from '@dehesa/services/files';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** For routes that take one file as a form: whatever is none is refused unread. */
export async function acceptOneFile(scope: FastifyInstance): Promise<void> {
  scope.removeAllContentTypeParsers();
  await scope.register(multipart, {
    throwFileSizeLimit: false,
    // Each verb knows its own; the parser's would cut a file short and call it whole.
    limits: { fileSize: Infinity, files: 1, fields: 0, parts: 1, headerPairs: 20 },
  });
}

/** The one file of a form. The parser stumbles over a broken form only: the request's fault, not the server's. */
export async function filePart(request: FastifyRequest): Promise<MultipartFile> {
  const part = request.isMultipart() ? await request.file().catch(() => undefined) : undefined;
  if (part === undefined) throw DomainError.of('file.unsupported');
  return part;
}

/** Writes the one file of a form and answers its name; it never lies in memory whole. */
export async function receiveFile(request: FastifyRequest, target: string, maxMegabytes: number): Promise<string> {
  const part = await filePart(request);
  try {
    await pipeline(part.file, createWriteStream(target));
  } catch (error) {
    // A form that ends before its file does is the request's fault; a full disk is the server's.
    throw error === part.file.errored ? DomainError.of('file.unsupported') : error;
  }
  if (part.file.truncated) throw DomainError.of('file.tooLarge', { maxMegabytes });
  return nameOf(part);
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

/** The bytes as they come. A form that ends before its file does is the request's fault; all others are the server's. */
export async function* sentBytes({ file }: MultipartFile): AsyncGenerator<Buffer> {
  let waiting = true;
  try {
    for await (const chunk of file) {
      waiting = false;
      yield Buffer.from(chunk);
      waiting = true;
    }
  } catch (error) {
    // A reader that gives up throws in here too, while it holds a piece.
    throw waiting ? DomainError.of('file.unsupported') : error;
  }
}

/** All of them, as far as pictures and documents may go. */
export async function wholeFile(part: MultipartFile): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of sentBytes(part)) {
    chunks.push(chunk);
    bytes += chunk.byteLength;
    if (bytes > maxUploadBytes) throw DomainError.of('file.tooLarge', { maxMegabytes: maxImageMegabytes });
  }
  return Buffer.concat(chunks, bytes);
}

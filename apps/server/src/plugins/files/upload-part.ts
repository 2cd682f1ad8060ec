import path from 'node:path';
import type { MultipartFile } from '@fastify/multipart';
import { DomainError } from '@dehesa/domain/errors';
import { storable } from '@dehesa/domain/plain-text';
import type { FastifyRequest } from 'fastify';

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

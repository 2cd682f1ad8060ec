import type { DomainFailure } from '@dehesa/domain/errors';
import type { ImportKind } from '@dehesa/domain/imports';
import type { Language } from '@dehesa/domain/languages';
import type { ErrorText } from '@dehesa/i18n/errors';
import { faultTexts } from '@dehesa/i18n/start';
import type { z } from 'zod';
import { isDomainFailure } from '../error-message';
import { errorText } from '../error-texts';

/** Why a file was not stored: a rule, a fault of the server with the id of its request, or no connection. */
export type UploadProblem =
  | { kind: 'refused'; failure: DomainFailure }
  | { kind: 'fault'; requestId: string | null }
  | { kind: 'offline' };

export type Upload<T> = { stored: T } | { problem: UploadProblem } | { cancelled: true };

export interface UploadOptions {
  /** From 0 to 1; at 1 all is sent and the server is storing it. */
  onProgress?: (fraction: number) => void;
  signal?: AbortSignal;
  /** What a form says beside its file. */
  fields?: Readonly<Record<string, string>>;
}

/**
 * Sends one file as a form. With XMLHttpRequest, since fetch does not tell how far it has come. The browser reads the
 * file in pieces, and whatever happens is an answer.
 */
export function uploadFile<T>(
  path:
    | '/upload/image'
    | '/upload/logo'
    | `/instalar/${string}/logo`
    | '/upload/document'
    | '/upload/video'
    | '/upload/postal-codes'
    | `/upload/import/${ImportKind}`
    | `/alta-colaborador?key=${string}`,
  file: Blob,
  name: string,
  answer: z.ZodType<T>,
  { onProgress, signal, fields = {} }: UploadOptions = {},
): Promise<Upload<T>> {
  return new Promise((resolve) => {
    if (signal?.aborted) return resolve({ cancelled: true });
    const request = new XMLHttpRequest();
    const cancel = () => request.abort();
    signal?.addEventListener('abort', cancel);
    const settle = (upload: Upload<T>) => {
      signal?.removeEventListener('abort', cancel);
      resolve(upload);
    };
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) onProgress?.(loaded / total);
    });
    request.addEventListener('load', () => settle(outcome(request, answer)));
    request.addEventListener('error', () => settle({ problem: { kind: 'offline' } }));
    request.addEventListener('abort', () => settle({ cancelled: true }));
    const body = new FormData();
    for (const [field, value] of Object.entries(fields)) body.append(field, value);
    body.append('file', file, name);
    request.open('POST', path);
    request.send(body);
  });
}

function outcome<T>(request: XMLHttpRequest, answer: z.ZodType<T>): Upload<T> {
  const body = jsonOf(request.responseText);
  if (request.status === 201) {
    const parsed = answer.safeParse(body);
    return parsed.success ? { stored: parsed.data } : { problem: { kind: 'fault', requestId: null } };
  }
  const failure = fieldOf(body, 'domain');
  if (isDomainFailure(failure)) return { problem: { kind: 'refused', failure } };
  const requestId = fieldOf(body, 'requestId');
  return { problem: { kind: 'fault', requestId: typeof requestId === 'string' ? requestId : null } };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

/** What a screen says about it. */
export function uploadProblemText(problem: UploadProblem, language: Language): ErrorText {
  if (problem.kind === 'refused') return errorText(problem.failure, language);
  const texts = faultTexts[language];
  if (problem.kind === 'offline') return { title: texts.title, message: texts.offline };
  const reference = problem.requestId === null ? '' : ` ${texts.requestId(problem.requestId)}`;
  return { title: texts.title, message: `${texts.message}${reference}` };
}

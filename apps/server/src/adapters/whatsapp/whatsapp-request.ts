import type { Headers, Response } from 'undici';
import { z } from 'zod';
import type { Outgoing } from '../outgoing/outgoing';

/** A call of the Graph API; its path begins behind the base address. */
export interface WhatsappCall {
  method: 'GET' | 'POST';
  path: string;
  token: string;
  body?: unknown;
}

/** What the API says of a call that it did not do. */
export interface WhatsappApiError {
  code: number | undefined;
  subcode: number | undefined;
  /** Its own words, without the token and without telephone numbers. */
  text: string;
}

export type WhatsappReply =
  | { outcome: 'answered'; body: unknown }
  | { outcome: 'error'; status: number; error: WhatsappApiError; retryAfter: number | undefined }
  /** Nothing was handed over. */
  | { outcome: 'unreachable'; text: string }
  /** It was handed over, and nobody knows what became of it. */
  | { outcome: 'noAnswer'; text: string };

export interface WhatsappLimits {
  /** For the whole of a call, in milliseconds. */
  callMs: number;
  answerBytes: number;
}

export const defaultWhatsappLimits: WhatsappLimits = { callMs: 15_000, answerBytes: 256 * 1024 };

/** One call with its bearer token, which follows no redirect; the answer is read up to a size. Never throws. */
export async function callWhatsapp(
  outgoing: Outgoing,
  base: string,
  { method, path, token, body }: WhatsappCall,
  limits: WhatsappLimits,
): Promise<WhatsappReply> {
  try {
    const response = await outgoing.fetch(base + path, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      timeoutMs: limits.callMs,
    });
    const content = parseJson(await readUpTo(response, limits.answerBytes));
    if (response.ok) {
      return content === undefined
        ? { outcome: 'noAnswer', text: `HTTP ${response.status}: unreadable answer` }
        : { outcome: 'answered', body: content };
    }
    const error = errorOf(response.status, content, token);
    // A gateway on the way gave up waiting: the API itself speaks JSON.
    if (error.code === undefined && [502, 504].includes(response.status))
      return { outcome: 'noAnswer', text: error.text };
    return { outcome: 'error', status: response.status, error, retryAfter: retryAfterOf(response.headers) };
  } catch (error) {
    return failureOf(error);
  }
}

/** Faults of the connection before a request can be written; any other one may come after the far side has read it. */
const beforeWriting = new Set([
  'EADDRNOTALLOWED',
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EADDRNOTAVAIL',
  'UND_ERR_CONNECT_TIMEOUT',
  'CERT_HAS_EXPIRED',
  'CERT_NOT_YET_VALID',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'ERR_TLS_CERT_ALTNAME_INVALID',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
]);

function failureOf(error: unknown): WhatsappReply {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  const code = cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : undefined;
  if (error instanceof Error && error.name === 'TimeoutError') return { outcome: 'noAnswer', text: 'ETIMEDOUT' };
  if (code !== undefined && beforeWriting.has(code)) return { outcome: 'unreachable', text: code };
  return { outcome: 'noAnswer', text: code ?? (cause instanceof Error ? cause.name : 'Error') };
}

/** The answer as text; what is longer counts as unreadable, and its rest is not fetched. */
async function readUpTo(response: Response, limit: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > limit) return '';
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

const ApiError = z.object({
  error: z.object({
    message: z.string().optional(),
    code: z.number().optional(),
    error_subcode: z.number().optional(),
    error_user_title: z.string().nullish(),
    error_user_msg: z.string().nullish(),
    error_data: z.object({ details: z.string().optional() }).nullish().catch(undefined),
  }),
});

function errorOf(status: number, content: unknown, token: string): WhatsappApiError {
  const parsed = ApiError.safeParse(content);
  if (!parsed.success) return { code: undefined, subcode: undefined, text: `HTTP ${status}` };
  const { error } = parsed.data;
  const said = [error.message, error.error_data?.details, error.error_user_title, error.error_user_msg];
  const words = [...new Set(said.filter((one) => one !== undefined && one !== null && one !== ''))];
  return {
    code: error.code,
    subcode: error.error_subcode,
    text: `${error.code ?? `HTTP ${status}`}: ${withoutSecrets(words.join(' · '), token)}`.slice(0, 500),
  };
}

/** The API quotes what it was given: tokens that it cannot read, and numbers that it does not know. */
function withoutSecrets(text: string, token: string): string {
  return text
    .replaceAll(token, '•••')
    .replace(/\bEA[A-Za-z0-9]{16,}/g, '•••')
    .replace(/\+?\d(?:[\s().-]?\d){6,}/g, '•••');
}

/** Seconds that the far side asks for: a number of them, or a date. */
function retryAfterOf(headers: Headers): number | undefined {
  const said = headers.get('retry-after');
  if (said === null) return undefined;
  const seconds = /^\d+$/.test(said) ? Number(said) : Math.ceil((Date.parse(said) - Date.now()) / 1000);
  return Number.isFinite(seconds) && seconds >= 0 ? Math.min(seconds, 86_400) : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

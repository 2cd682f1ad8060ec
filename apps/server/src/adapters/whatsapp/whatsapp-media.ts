import type { FetchedMedia, MediaSource } from '@dehesa/services/inbox';
import type { Response } from 'undici';
import { z } from 'zod';
import { Outgoing } from '../outgoing/outgoing';

export interface WhatsappMediaOptions {
  /** Base address of the API with its version, without a slash at the end. */
  url: string;
  /** For each of the two calls, in milliseconds. */
  callMs?: number;
  outgoing?: Outgoing;
}

const Found = z.object({ url: z.string(), file_size: z.coerce.number().optional() });
const mostDescriptionBytes = 64 * 1024;

/**
 * Files of WhatsApp: the API names their address, where they are fetched with the same token. The token goes to the API's
 * own origin or to the https address that it names, follows no redirect, and more than was asked for is not read.
 */
export class WhatsappMedia implements MediaSource {
  readonly #url: string;
  readonly #callMs: number;
  readonly #outgoing: Outgoing;

  constructor({ url, callMs = 30_000, outgoing = new Outgoing() }: WhatsappMediaOptions) {
    this.#url = url;
    // The API's own address is the environment's; what it names is as public as anything else.
    this.#outgoing = outgoing.trusting(new URL(url).hostname);
    this.#callMs = callMs;
  }

  async fetch({ token }: { token: string }, mediaId: string, maxBytes: number): Promise<FetchedMedia> {
    const described = await this.#get(`${this.#url}/${encodeURIComponent(mediaId)}`, token, mostDescriptionBytes);
    if ('refused' in described) return { refused: 'gone' };
    const { url, file_size: announced = 0 } = Found.parse(JSON.parse(described.bytes.toString()));
    if (announced > maxBytes) return { refused: 'tooLarge' };
    if (!this.#mayKnowToken(url)) throw new Error('the API names an address that the token may not be sent to');
    return this.#get(url, token, maxBytes);
  }

  #mayKnowToken(address: string): boolean {
    if (!URL.canParse(address)) return false;
    const { origin, protocol } = new URL(address);
    return protocol === 'https:' || origin === new URL(this.#url).origin;
  }

  async #get(
    address: string,
    token: string,
    maxBytes: number,
  ): Promise<{ bytes: Buffer } | { refused: 'tooLarge' | 'gone' }> {
    const response = await this.#outgoing.fetch(address, {
      headers: { authorization: `Bearer ${token}` },
      timeoutMs: this.#callMs,
    });
    if (response.ok) return readUpTo(response, maxBytes);
    await response.body?.cancel();
    // WhatsApp keeps files for some days and then knows nothing of them.
    if (response.status === 404 || response.status === 400) return { refused: 'gone' };
    throw new Error(`WhatsApp answers HTTP ${response.status} for a file`);
  }
}

async function readUpTo(response: Response, maxBytes: number): Promise<{ bytes: Buffer } | { refused: 'tooLarge' }> {
  if (Number(response.headers.get('content-length') ?? 0) > maxBytes) {
    await response.body?.cancel();
    return { refused: 'tooLarge' };
  }
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of response.body ?? []) {
    size += piece.byteLength;
    if (size > maxBytes) return { refused: 'tooLarge' };
    pieces.push(piece);
  }
  return { bytes: Buffer.concat(pieces) };
}

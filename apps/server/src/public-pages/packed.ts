import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** What is sent many times: whole, and compressed for whoever takes that, under one tag of what it says. */
export interface Packed {
  tag: string;
  whole: Buffer;
  br: Buffer;
  gzip: Buffer;
}

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Compressed once, however many ask; not at all where it lies there `built`. */
export async function pack(
  content: string | Buffer,
  built: { br?: Buffer | undefined; gzip?: Buffer | undefined } = {},
): Promise<Packed> {
  const whole = Buffer.from(content);
  // Weak: the same says the same, in whichever of its forms.
  const tag = `W/"${createHash('sha256').update(whole).digest('base64url').slice(0, 27)}"`;
  return { tag, whole, br: built.br ?? (await asBrotli(whole, brotli)), gzip: built.gzip ?? (await asGzip(whole)) };
}

/** What it takes in memory. */
export const packedBytes = ({ whole, br, gzip: zipped }: Packed) => whole.length + br.length + zipped.length;

/** As small as its reader takes it, or not at all where that has it already; `vary` is what else it depends on. */
export function sendPacked(request: FastifyRequest, reply: FastifyReply, { tag, ...forms }: Packed, vary?: string) {
  void reply.header('etag', tag).header('vary', vary === undefined ? 'Accept-Encoding' : `${vary}, Accept-Encoding`);
  const known = (request.headers['if-none-match'] ?? '')
    .split(',')
    .map((one) => one.trim().replace(/^(?!W\/|\*)/, 'W/'));
  if (known.includes(tag) || known.includes('*')) return reply.code(304).send();
  const encoding = negotiate(request.headers['accept-encoding'] ?? '', ['br', 'gzip']);
  if (encoding === null) return reply.send(forms.whole);
  return reply.header('content-encoding', encoding).send(encoding === 'br' ? forms.br : forms.gzip);
}

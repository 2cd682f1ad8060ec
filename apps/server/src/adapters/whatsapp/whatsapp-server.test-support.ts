import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { z } from 'zod';

/** A business account: what its token may do, and what the API tells of it. */
export interface FakeAccount {
  token: string;
  phoneNumberId: string;
  accountId: string;
  displayPhoneNumber?: string;
  verifiedName?: string;
}

export interface FakeTemplate {
  accountId: string;
  name: string;
  language: string;
  status: string;
  /** How many {{n}} its body has. */
  parameters: number;
}

const SentMessage = z.looseObject({
  messaging_product: z.literal('whatsapp'),
  to: z.string().optional(),
  type: z.string().optional(),
  text: z.looseObject({ body: z.string().min(1).max(4096) }).optional(),
  template: z
    .looseObject({
      name: z.string(),
      language: z.object({ code: z.string() }),
      components: z
        .array(z.object({ type: z.string(), parameters: z.array(z.object({ type: z.string(), text: z.string() })) }))
        .optional(),
    })
    .optional(),
  biz_opaque_callback_data: z.string().max(512).optional(),
  status: z.string().optional(),
  message_id: z.string().optional(),
});
export type SentMessage = z.infer<typeof SentMessage>;

/** One that was taken: from which number, under which id. */
export interface TakenMessage extends SentMessage {
  phoneNumberId: string;
  wamid: string;
}

/** An answer that a test asks for instead of the usual one; `stall` never answers, `die` cuts the connection. */
export type FakeAnswer =
  | { status: number; body?: unknown; headers?: Record<string, string> }
  | 'stall'
  | 'die'
  /** The message is taken, and then the connection is cut before the answer. */
  | 'takeAndDie';

export interface WhatsappServer {
  /** Base address, with a version: what `WHATSAPP_API_URL` holds. */
  url: string;
  accounts: FakeAccount[];
  templates: FakeTemplate[];
  media: Map<string, { bytes: Buffer; mimeType: string }>;
  /** What was taken, in the order of arrival. */
  taken: TakenMessage[];
  /** How many calls came, refused ones and all, as "METHOD /path". */
  calls: string[];
  /** Answers for the next calls to `/messages`, first come first served. */
  answers: FakeAnswer[];
  /** Telephone numbers, digits only, that wrote less than 24 hours ago: texts go to nobody else. */
  openWindows: Set<string>;
  close(): Promise<void>;
}

class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: number,
    readonly title: string,
    readonly details = title,
  ) {
    super(title);
  }
}

/** For tests: a server that speaks the documented part of the WhatsApp Cloud API, on a port of this machine. */
export async function startWhatsappServer(): Promise<WhatsappServer> {
  const state: Omit<WhatsappServer, 'url' | 'close'> = {
    accounts: [],
    templates: [],
    media: new Map(),
    taken: [],
    calls: [],
    answers: [],
    openWindows: new Set(),
  };
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (error instanceof Refusal) return sendJson(response, error.status, failure(error));
      sendJson(response, 500, { error: { message: String(error), type: 'OAuthException', code: 1 } });
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // `listen` was called with a port, so the address is not a pipe's name.
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', origin);
    state.calls.push(`${request.method ?? ''} ${url.pathname}`);
    const body = request.method === 'POST' ? await text(request) : '';
    const account = state.accounts.find(({ token }) => request.headers.authorization === `Bearer ${token}`);
    if (!account) throw new Refusal(401, 190, 'Invalid OAuth access token - Cannot parse access token');
    const [, version, id = '', edge] = url.pathname.split('/');
    if (version === 'download') return download(response, id);
    if (id === account.phoneNumberId && edge === 'messages') return takeMessage(account, response, body);
    if (id === account.accountId && edge === 'message_templates') {
      return sendJson(response, 200, request.method === 'POST' ? submit(account, body) : listed(account, url));
    }
    if (id === account.phoneNumberId && edge === undefined) return sendJson(response, 200, phoneNumber(account));
    const media = state.media.get(id);
    if (media && edge === undefined) return sendJson(response, 200, mediaOf(id, media));
    throw new Refusal(
      400,
      100,
      `Unsupported request. Object with ID '${id}' does not exist, cannot be loaded due to missing permissions`,
    );
  }

  async function takeMessage(account: FakeAccount, response: ServerResponse, body: string): Promise<void> {
    const planned = state.answers.shift();
    if (planned === 'stall') return;
    if (planned === 'die') return void response.destroy();
    if (planned !== undefined && planned !== 'takeAndDie') {
      return sendJson(response, planned.status, planned.body ?? {}, planned.headers);
    }
    const parsed = SentMessage.safeParse(parseJson(body));
    if (!parsed.success) throw new Refusal(400, 100, '(#100) Invalid parameter');
    if (parsed.data.status === 'read') return sendJson(response, 200, { success: true });
    const wamid = take(account, parsed.data);
    if (planned === 'takeAndDie') return void response.destroy();
    const to = digits(parsed.data.to);
    sendJson(response, 200, {
      messaging_product: 'whatsapp',
      contacts: [{ input: parsed.data.to, wa_id: to }],
      messages: [{ id: wamid, message_status: 'accepted' }],
    });
  }

  function take(account: FakeAccount, message: SentMessage): string {
    const { template } = message;
    if (template === undefined) {
      if (!state.openWindows.has(digits(message.to))) throw new Refusal(400, 131_047, 'Re-engagement message');
    } else {
      checkTemplate(account, template);
    }
    const wamid = `wamid.${randomUUID()}`;
    state.taken.push({ ...message, phoneNumberId: account.phoneNumberId, wamid });
    return wamid;
  }

  function checkTemplate({ accountId }: FakeAccount, template: NonNullable<SentMessage['template']>): void {
    const found = state.templates.find(
      (one) => one.accountId === accountId && one.name === template.name && one.language === template.language.code,
    );
    if (found?.status !== 'APPROVED')
      throw new Refusal(404, 132_001, 'Template name does not exist in the translation');
    const given = (template.components ?? []).find(({ type }) => type === 'body')?.parameters ?? [];
    if (given.length !== found.parameters) {
      throw new Refusal(400, 132_000, 'Number of parameters does not match the expected number of params');
    }
    if (given.some((one) => one.text === '' || /[\n\t]| {4}/.test(one.text))) {
      throw new Refusal(
        400,
        132_018,
        'Param text cannot have new-line/tab characters or more than 4 consecutive spaces',
      );
    }
  }

  function submit({ accountId }: FakeAccount, body: string) {
    const parsed = z
      .object({
        name: z.string().regex(/^[a-z0-9_]{1,512}$/),
        language: z.string(),
        category: z.enum(['UTILITY', 'MARKETING', 'AUTHENTICATION']),
        components: z.array(z.looseObject({ type: z.string(), text: z.string().max(1024) })),
      })
      .safeParse(parseJson(body));
    if (!parsed.success) throw new Refusal(400, 100, '(#100) Invalid parameter', parsed.error.message);
    const { name, language, category, components } = parsed.data;
    const parameters = new Set(components.flatMap((one) => one.text.match(/\{\{\d+\}\}/g) ?? [])).size;
    state.templates.push({ accountId, name, language, status: 'PENDING', parameters });
    return { id: String(state.templates.length), status: 'PENDING', category };
  }

  function listed({ accountId }: FakeAccount, url: URL) {
    const name = url.searchParams.get('name');
    const data = state.templates
      .filter((one) => one.accountId === accountId && (name === null || one.name.includes(name)))
      .map((one) => ({
        name: one.name,
        language: one.language,
        status: one.status,
        category: 'UTILITY',
        id: one.name,
      }));
    return { data, paging: {} };
  }

  /** The address is signed in the real one, and asks for the token all the same. */
  function mediaOf(id: string, { bytes, mimeType }: { bytes: Buffer; mimeType: string }) {
    return {
      messaging_product: 'whatsapp',
      url: `${origin}/download/${id}`,
      mime_type: mimeType,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      file_size: bytes.length,
      id,
    };
  }

  function download(response: ServerResponse, id: string): void {
    const media = state.media.get(id);
    if (!media) return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': media.mimeType, 'content-length': media.bytes.length }).end(media.bytes);
  }

  return {
    ...state,
    url: `${origin}/v23.0`,
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function phoneNumber({ phoneNumberId, displayPhoneNumber, verifiedName }: FakeAccount) {
  return {
    id: phoneNumberId,
    display_phone_number: displayPhoneNumber ?? '+34 927 00 00 00',
    verified_name: verifiedName ?? 'Parque de prueba',
    quality_rating: 'GREEN',
  };
}

function failure({ code, title, details }: Refusal) {
  return {
    error: {
      message: title,
      type: 'OAuthException',
      code,
      error_data: { messaging_product: 'whatsapp', details },
      fbtrace_id: 'A1b2C3d4',
    },
  };
}

function digits(to = ''): string {
  return to.replace(/\D/g, '');
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

function sendJson(response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}

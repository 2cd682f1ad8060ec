import { type ConversationKind, mediaKinds } from '@dehesa/domain/inbox';
import { storable } from '@dehesa/domain/plain-text';
import { z } from 'zod';

/** A message that somebody wrote to a territory's number, as WhatsApp tells of it. */
export interface IncomingMessage {
  providerId: string;
  /** E.164 with the plus sign. */
  phone: string;
  /** As its writer calls oneself; empty where WhatsApp does not tell. */
  name: string;
  sentAt: Date;
  kind: ConversationKind;
  body: string;
  replyTo: string | null;
  latitude: number | null;
  longitude: number | null;
  mediaId: string | null;
  fileName: string | null;
}

/** What became of a message of ours. */
export interface DeliveryState {
  providerId: string;
  /** What we sent along with it. */
  callbackData: string;
  recipientDigits: string;
  status: 'sent' | 'delivered' | 'read' | 'failed';
  at: Date;
  /** WhatsApp's code and title; null for what did not fail. */
  error: string | null;
}

/** What WhatsApp tells of one number. */
export interface NumberNotice {
  phoneNumberId: string;
  messages: IncomingMessage[];
  states: DeliveryState[];
  /** Parts that are of no kind that we know. */
  unreadable: number;
}

/** Without what no database can hold: one such id would have all that came with it told again and again. */
const id = z
  .string()
  .min(1)
  .max(500)
  .refine((value) => !value.includes('\u0000'));
const line = (max: number) => z.string().transform((value) => storable(value).slice(0, max));
const instant = z
  .union([z.string().regex(/^\d{1,12}$/), z.number().int().nonnegative().max(999_999_999_999)])
  .transform((seconds) => new Date(Number(seconds) * 1000));

const Envelope = z.object({ entry: z.array(z.object({ changes: z.array(z.unknown()).default([]) })) });

const Change = z.object({
  field: z.literal('messages'),
  value: z.object({
    metadata: z.object({ phone_number_id: id }),
    contacts: z
      .array(z.object({ wa_id: z.string(), profile: z.object({ name: line(200) }) }))
      .catch([])
      .default([]),
    messages: z.array(z.unknown()).catch([]).default([]),
    statuses: z.array(z.unknown()).catch([]).default([]),
  }),
});

const Media = z.object({ id, caption: line(4096).default(''), filename: line(200).optional() });

const Message = z.object({
  id,
  from: z.string().regex(/^\d{5,20}$/),
  timestamp: instant,
  type: z.string(),
  context: z.object({ id }).optional().catch(undefined),
  text: z.object({ body: line(65_536) }).optional(),
  image: Media.optional(),
  video: Media.optional(),
  audio: Media.optional(),
  voice: Media.optional(),
  document: Media.optional(),
  sticker: Media.optional(),
  location: z
    .object({
      latitude: z.number().min(-90).max(90),
      longitude: z.number().min(-180).max(180),
      name: line(500).default(''),
      address: line(500).default(''),
    })
    .optional(),
  contacts: z
    .array(
      z.object({
        name: z.object({ formatted_name: line(200) }),
        phones: z.array(z.object({ phone: line(50).default('') })).default([]),
      }),
    )
    .optional(),
  button: z.object({ text: line(1000) }).optional(),
  interactive: z
    .object({
      button_reply: z.object({ title: line(1000) }).optional(),
      list_reply: z.object({ title: line(1000) }).optional(),
      nfm_reply: z.object({ body: line(4096).default('') }).optional(),
    })
    .optional(),
  reaction: z.object({ message_id: id, emoji: line(50).default('') }).optional(),
});

/** What everything else is known by, so that an unknown kind is at least seen to have come. */
const Minimum = Message.pick({ id: true, from: true, timestamp: true });

const Status = z.object({
  id,
  recipient_id: z.string().default(''),
  status: z.enum(['sent', 'delivered', 'read', 'failed']),
  timestamp: instant,
  biz_opaque_callback_data: z.string().max(512).default(''),
  errors: z
    .array(z.object({ code: z.number(), title: line(200).default('') }))
    .optional()
    .catch(undefined),
});

/** Reads what arrived at the webhook, number by number; what we do not know is counted, never a reason to refuse the rest. */
export function readNotice(body: unknown): NumberNotice[] {
  const envelope = Envelope.safeParse(body);
  if (!envelope.success) return [];
  return envelope.data.entry
    .flatMap(({ changes }) => changes)
    .flatMap((raw) => {
      const change = Change.safeParse(raw);
      return change.success ? [noticeOf(change.data.value)] : [];
    });
}

function noticeOf({ metadata, contacts, messages, statuses }: z.infer<typeof Change>['value']): NumberNotice {
  const read = messages.map((raw) => messageOf(raw, contacts));
  const states = statuses.map(stateOf);
  return {
    phoneNumberId: metadata.phone_number_id,
    messages: read.filter((one) => one !== null),
    states: states.filter((one) => one !== null),
    unreadable: [...read, ...states].filter((one) => one === null).length,
  };
}

type Contacts = z.infer<typeof Change>['value']['contacts'];
type Content = Pick<IncomingMessage, 'kind' | 'body'> & Partial<IncomingMessage>;

function messageOf(raw: unknown, contacts: Contacts): IncomingMessage | null {
  const minimum = Minimum.safeParse(raw);
  if (!minimum.success) return null;
  const { from, id: providerId, timestamp } = minimum.data;
  const message = Message.safeParse(raw);
  return {
    providerId,
    phone: `+${from}`,
    name: contacts.find(({ wa_id: number }) => number === from)?.profile.name.trim() ?? '',
    sentAt: timestamp,
    replyTo: message.data?.context?.id ?? null,
    latitude: null,
    longitude: null,
    mediaId: null,
    fileName: null,
    ...(message.success ? contentOf(message.data) : unknown),
  };
}

const unknown: Content = { kind: 'unsupported', body: '' };

function contentOf(message: z.infer<typeof Message>): Content {
  const { type, text, location, contacts, button, interactive, reaction } = message;
  if (text) return { kind: 'text', body: text.body };
  if (reaction) return { kind: 'reaction', body: reaction.emoji, replyTo: reaction.message_id };
  if (location) {
    const { name, address, latitude, longitude } = location;
    return { kind: 'location', body: [name, address].filter((part) => part !== '').join('\n'), latitude, longitude };
  }
  if (contacts) return { kind: 'contacts', body: contacts.map(cardOf).join('\n') };
  if (button) return { kind: 'text', body: button.text };
  const chosen = interactive?.button_reply?.title ?? interactive?.list_reply?.title ?? interactive?.nfm_reply?.body;
  if (chosen !== undefined) return { kind: 'text', body: chosen };
  const kind = type === 'voice' ? 'audio' : mediaKinds.find((known) => known === type);
  const media = mediaIn(message);
  if (kind === undefined || media === undefined) return unknown;
  return { kind, body: media.caption, mediaId: media.id, fileName: media.filename ?? null };
}

function mediaIn({ image, video, audio, voice, document, sticker }: z.infer<typeof Message>) {
  return image ?? video ?? audio ?? voice ?? document ?? sticker;
}

function cardOf({ name, phones }: NonNullable<z.infer<typeof Message>['contacts']>[number]): string {
  return [name.formatted_name, ...phones.map(({ phone }) => phone)].filter((part) => part !== '').join(' · ');
}

function stateOf(raw: unknown): DeliveryState | null {
  const parsed = Status.safeParse(raw);
  if (!parsed.success) return null;
  const { id: providerId, recipient_id: recipient, status, timestamp, errors, ...rest } = parsed.data;
  const [error] = errors ?? [];
  return {
    providerId,
    callbackData: rest.biz_opaque_callback_data,
    recipientDigits: recipient.replaceAll(/\D/g, ''),
    status,
    at: timestamp,
    error: status === 'failed' ? describeError(error) : null,
  };
}

/** The API's own words, without anything that could be a telephone number. */
function describeError(error: { code: number; title: string } | undefined): string {
  if (error === undefined) return 'WhatsApp';
  return `WhatsApp ${error.code}: ${error.title.replaceAll(/\+?\d[\d\s().-]{6,}/g, '…')}`;
}

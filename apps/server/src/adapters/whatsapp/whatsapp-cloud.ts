import type {
  OutgoingWhatsapp,
  WhatsappAnswer,
  WhatsappClient,
  WhatsappContent,
  WhatsappCredentials,
  WhatsappPhoneNumber,
  WhatsappSender,
  WhatsappTemplateDraft,
  WhatsappTemplateState,
} from '@dehesa/services/context';
import { DeliveryFailure, LeftAlone } from '@dehesa/services/messages';
import { z } from 'zod';
import { Outgoing } from '../outgoing/outgoing';
import { accountPause, whatsappFailure } from './whatsapp-failure';
import {
  callWhatsapp,
  defaultWhatsappLimits,
  type WhatsappCall,
  type WhatsappLimits,
  type WhatsappReply,
} from './whatsapp-request';

export interface WhatsappCloudOptions {
  /** Base address with its version, without a slash at the end. */
  url: string;
  limits?: WhatsappLimits;
  outgoing?: Outgoing;
  /** Milliseconds; a fake in tests. */
  now?: () => number;
}

/**
 * The WhatsApp Cloud API (B38). An account that the API calls too busy, or that gives no answer, is left alone for as long
 * as it says, else for 30 s: what else it has to send fails meanwhile without being sent, and is tried again. This is
 * known in this process alone; another one learns it from its own first call.
 */
export class WhatsappCloud implements WhatsappClient {
  readonly #url: string;
  readonly #limits: WhatsappLimits;
  readonly #outgoing: Outgoing;
  readonly #now: () => number;
  /** Until when, by the id of the number that messages leave by. */
  readonly #pauses = new Map<string, number>();

  constructor({
    url,
    limits = defaultWhatsappLimits,
    now = Date.now,
    outgoing = new Outgoing(),
  }: WhatsappCloudOptions) {
    this.#url = url;
    // Its address is the environment's own.
    this.#outgoing = outgoing.trusting(new URL(url).hostname);
    this.#limits = limits;
    this.#now = now;
  }

  sender(account: WhatsappCredentials): WhatsappSender {
    return { send: (message) => this.#send(account, message) };
  }

  async phoneNumber(account: WhatsappCredentials): Promise<WhatsappAnswer<WhatsappPhoneNumber>> {
    const fields = 'fields=display_phone_number,verified_name,quality_rating';
    const reply = await this.#get(account, `/${encodeURIComponent(account.phoneNumberId)}?${fields}`);
    return answerOf(reply, PhoneNumber, (number) => ({
      displayPhoneNumber: number.display_phone_number,
      verifiedName: number.verified_name,
      qualityRating: number.quality_rating,
    }));
  }

  async templates(account: WhatsappCredentials, name: string): Promise<WhatsappAnswer<WhatsappTemplateState[]>> {
    const query = new URLSearchParams({ name, limit: '100', fields: 'name,language,status,category,rejected_reason' });
    const reply = await this.#get(
      account,
      `/${encodeURIComponent(account.accountId)}/message_templates?${query.toString()}`,
    );
    return answerOf(reply, TemplateList, ({ data }) =>
      data
        // The API looks for parts of names.
        .filter((one) => one.name === name)
        .map(({ rejected_reason: rejectedReason, ...one }) => ({ ...one, rejectedReason })),
    );
  }

  async submitTemplate(
    account: WhatsappCredentials,
    { name, language, body, samples }: WhatsappTemplateDraft,
  ): Promise<WhatsappAnswer<{ status: string }>> {
    const example = samples.length === 0 ? {} : { example: { body_text: [samples] } };
    const reply = await this.#call({
      method: 'POST',
      path: `/${encodeURIComponent(account.accountId)}/message_templates`,
      token: account.token,
      body: { name, language, category: 'UTILITY', components: [{ type: 'BODY', text: body, ...example }] },
    });
    return answerOf(reply, Submitted, ({ status }) => ({ status }));
  }

  async #send(account: WhatsappCredentials, message: OutgoingWhatsapp): Promise<{ providerId: string }> {
    const wait = ((this.#pauses.get(account.phoneNumberId) ?? 0) - this.#now()) / 1000;
    if (wait > 0) throw new LeftAlone(Math.ceil(wait));
    const reply = await this.#call({
      method: 'POST',
      path: `/${encodeURIComponent(account.phoneNumberId)}/messages`,
      token: account.token,
      body: {
        messaging_product: 'whatsapp',
        recipient_type: 'individual',
        to: message.to,
        ...contentOf(message.content),
        biz_opaque_callback_data: message.callbackData,
      },
    });
    const pause = accountPause(reply);
    if (pause > 0) this.#pauses.set(account.phoneNumberId, this.#now() + pause * 1000);
    if (reply.outcome !== 'answered') throw whatsappFailure(reply);
    const taken = Taken.safeParse(reply.body);
    if (!taken.success) throw new DeliveryFailure('the answer names no message', 'noAnswer');
    return { providerId: taken.data.messages[0].id };
  }

  #get({ token }: WhatsappCredentials, path: string): Promise<WhatsappReply> {
    return this.#call({ method: 'GET', path, token });
  }

  #call(call: WhatsappCall): Promise<WhatsappReply> {
    return callWhatsapp(this.#outgoing, this.#url, call, this.#limits);
  }
}

const Taken = z.object({ messages: z.tuple([z.object({ id: z.string().min(1) })], z.unknown()) });
const PhoneNumber = z.object({
  display_phone_number: z.string(),
  verified_name: z.string().default(''),
  quality_rating: z.string().default(''),
});
const TemplateList = z.object({
  data: z.array(
    z.object({
      name: z.string(),
      language: z.string(),
      status: z.string(),
      category: z.string().default(''),
      rejected_reason: z.string().default(''),
    }),
  ),
});
const Submitted = z.object({ status: z.string().default('PENDING') });

function contentOf(content: WhatsappContent) {
  if (content.kind === 'text') return { type: 'text', text: { preview_url: false, body: content.body } };
  const parameters = content.parameters.map((text) => ({ type: 'text', text }));
  return {
    type: 'template',
    template: {
      name: content.name,
      language: { code: content.language },
      components: parameters.length === 0 ? [] : [{ type: 'body', parameters }],
    },
  };
}

function answerOf<T, U>(reply: WhatsappReply, shape: z.ZodType<T>, present: (body: T) => U): WhatsappAnswer<U> {
  if (reply.outcome === 'error') return { ok: false, reason: reply.error.text };
  if (reply.outcome !== 'answered') return { ok: false, reason: reply.text };
  const parsed = shape.safeParse(reply.body);
  return parsed.success ? { ok: true, value: present(parsed.data) } : { ok: false, reason: 'unreadable answer' };
}

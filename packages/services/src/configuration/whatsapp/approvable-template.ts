import { templates } from '@dehesa/db/schema';
import { DomainError } from '@dehesa/domain/errors';
import { defaultLanguage, isLanguage } from '@dehesa/domain/languages';
import { positionalTemplate, providerLanguages, providerNameOf, TemplateApprovalInput } from '@dehesa/domain/messages';
import { sampleValues } from '@dehesa/i18n/mails';
import { eq } from 'drizzle-orm';
import { readWhatsappAccount } from '../whatsapp-account';
import {
  authorize,
  type ServiceContext,
  type WhatsappClient,
  type WhatsappCredentials,
  type WhatsappTemplateDraft,
} from '../../context';
import { type Template, templateOf } from '../../messages/index';

/** A stored WhatsApp text as it is approved, and where: at the business account of a territory. */
export interface ApprovableTemplate {
  template: Template;
  draft: WhatsappTemplateDraft;
  account: WhatsappCredentials;
  client: WhatsappClient;
}

/**
 * Reads what is needed to ask WhatsApp about a template: `record.notFound` for one that is no WhatsApp text, and
 * `messages.whatsappNotConfigured` where the territory's account is not complete. Super administrators.
 */
export async function readApprovable(ctx: ServiceContext, raw: TemplateApprovalInput): Promise<ApprovableTemplate> {
  authorize(ctx, 'configuration.manage');
  const { id, territoryId } = TemplateApprovalInput.parse(raw);
  const [[row], account] = await Promise.all([
    ctx.db.select().from(templates).where(eq(templates.id, id)),
    readWhatsappAccount(ctx, territoryId),
  ]);
  const template = row && templateOf(row);
  if (template?.channel !== 'whatsapp') throw DomainError.of('record.notFound');
  const client = ctx.whatsapp;
  if (account === null || account.accountId === '' || client === undefined) {
    throw DomainError.of('messages.whatsappNotConfigured');
  }
  return { template, draft: draftOf(ctx, template), account, client };
}

function draftOf(ctx: ServiceContext, template: Template): WhatsappTemplateDraft {
  const { text, fields } = positionalTemplate(template.body);
  const samples: Record<string, Record<string, unknown>> = sampleValues[
    isLanguage(template.language) ? template.language : defaultLanguage
  ];
  const sampleOf = (name: string) => {
    const [group = '', field = ''] = name.split('.');
    const sample = samples[group]?.[field];
    // Addresses have no sample of their own: they are the installation's.
    if (sample === '#') return `${ctx.installation.publicUrl}/`;
    return typeof sample === 'string' && sample !== '' ? sample : '–';
  };
  return {
    name: providerNameOf(template),
    language: providerLanguages[template.language],
    body: text,
    samples: fields.map(sampleOf),
  };
}

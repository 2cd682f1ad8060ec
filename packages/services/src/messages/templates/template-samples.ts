import { configuration } from '@dehesa/db/schema';
import { defaultLanguage, isLanguage, type Language } from '@dehesa/domain/languages';
import { messageOf, recordGroups } from '@dehesa/domain/messages';
import { sampleValues } from '@dehesa/i18n/mails';
import type { ServiceContext } from '../../context';
import { fillLine, type FilledGroups } from '../content/fill-template';
import type { Template } from './template-rows';

/** What the installation is called; empty where nobody has said so. */
export async function readAppName(ctx: ServiceContext): Promise<string> {
  const [settings] = await ctx.db.select({ appName: configuration.appName }).from(configuration);
  return settings?.appName ?? '';
}

/** In which of the languages of messages samples are; texts in another one have those of the first. */
export function sampleLanguage(language: string): Language {
  return isLanguage(language) ? language : defaultLanguage;
}

/** A subject as somebody would read it, samples in its fields. */
export function sampleSubject(
  { slug, language, subject }: Pick<Template, 'slug' | 'language' | 'subject'>,
  appName: string,
) {
  return fillLine(subject, samplesOf(slug, sampleLanguage(language), appName));
}

/** Only the groups that are at hand for the message, so that the preview has no more than the message will. */
export function samplesOf(slug: string, language: Language, appName: string): FilledGroups {
  const all = {
    ...sampleValues[language],
    configuracion: { ...sampleValues[language].configuracion, ...(appName !== '' && { nombre: appName }) },
  };
  const message = messageOf(slug);
  if (message === undefined) return all;
  return Object.fromEntries(recordGroups[message].map((group) => [group, all[group]]));
}

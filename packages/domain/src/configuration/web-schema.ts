import { z } from 'zod';
import { Language } from '../languages';
import { SettingsStamp } from '../settings-stamp';
import { plainText } from '../texts/plain-text';
import { legalKinds, legalTextLength } from './legal-kinds';
import { maxWidgetOrigins, tidyOrigin } from './widget-origin';

const LegalHtml = plainText(legalTextLength).trim().min(1);

/** One legal text in every language of visitors, over the version that was read. */
export const LegalTextInput = z.object({
  kind: z.enum(legalKinds),
  version: z.number().int().min(0),
  html: z.record(Language, LegalHtml),
});
export type LegalTextInput = z.infer<typeof LegalTextInput>;

export const LegalVersionsInput = z.object({ kind: z.enum(legalKinds) });
export type LegalVersionsInput = z.infer<typeof LegalVersionsInput>;

const WidgetOrigin = z
  .string()
  .max(300)
  .transform((text, issues) => {
    const origin = tidyOrigin(text);
    if (origin !== null) return origin;
    issues.addIssue({ code: 'custom', message: 'origin' });
    return z.NEVER;
  });

/** The sites on which the widget may stand; one that is named twice counts once. */
export const WidgetOriginsInput = z.object({
  origins: z
    .array(WidgetOrigin)
    .max(maxWidgetOrigins)
    .transform((origins) => [...new Set(origins)]),
  /** Without it they are saved over whatever is there. */
  since: SettingsStamp.optional(),
});
export type WidgetOriginsInput = z.infer<typeof WidgetOriginsInput>;

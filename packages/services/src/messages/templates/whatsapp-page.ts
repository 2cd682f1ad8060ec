import type { Language } from '@dehesa/domain/languages';
import { locales } from '@dehesa/i18n/formats';
import Mustache from 'mustache';

/** A plain text as a phone shows it: one bubble that keeps its lines. */
export function whatsappPage(text: string, title: string, language: Language): string {
  const font = `font:17px/1.45 'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif`;
  return `<!doctype html>
<html lang="${locales[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${Mustache.escape(title)}</title>
</head>
<body style="margin:0;padding:24px 16px;background:#efe7da;${font};color:#23281f">
<p style="margin:0;max-width:30em;padding:12px 16px;background:#fff;border-radius:4px 16px 16px 16px;white-space:pre-wrap;overflow-wrap:anywhere">${Mustache.escape(text)}</p>
</body>
</html>`;
}

import type { Language } from '@dehesa/domain/languages';
import { locales } from '@dehesa/i18n/formats';
import { mailTexts } from '@dehesa/i18n/mails';
import Mustache from 'mustache';
import { styleMail } from './clean-mail';

/** The house's colours; mail programs know no custom properties (`tokens.css` of the screens). */
const colour = {
  paper: '#faf6ee',
  surface: '#fffdf8',
  card: '#f1eadc',
  ink: '#23281f',
  soft: '#5b6152',
  line: '#e2d9c7',
  green: '#2f5a3c',
  greenDeep: '#234530',
  cork: '#c58a3b',
};
const font = `font-family:'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif`;
const paragraph = 'margin:0 0 18px';

/** Mail programs drop style sheets, so every element carries its own style; a template's own goes over these. */
const styles: Record<string, string> = {
  h1: `margin:0 0 20px;font-size:26px;line-height:1.25;font-weight:700;color:${colour.greenDeep}`,
  h2: `margin:28px 0 12px;font-size:20px;line-height:1.3;font-weight:700;color:${colour.greenDeep}`,
  p: paragraph,
  blockquote: `margin:0 0 22px;padding:18px 20px 1px;background:${colour.card};border-left:5px solid ${colour.cork};border-radius:8px;line-height:1.75`,
  ul: `${paragraph};padding-left:24px`,
  ol: `${paragraph};padding-left:24px`,
  a: `color:${colour.green};font-weight:600;text-decoration:underline`,
  s: `color:${colour.soft}`,
  img: 'max-width:100%;height:auto;border:0',
};

export interface MailPage {
  language: Language;
  appName: string;
  /** In place of the name, which it then has in words (B107); `src` is `cid:…` or an address. */
  logo?: { src: string; width: number; height: number } | null;
  subject: string;
  /** The filled template: a fragment of HTML. */
  body: string;
  /** Address of the picture of the QR (`cid:…`), the reference below it, and where it is to be had as a PDF (B102). */
  qr: { src: string; reference: string; ticket: string | null } | null;
  /** Where this kind of message is ended; none for what belongs to a reservation. */
  unsubscribe?: string | null;
}

/** The whole mail around a filled template: one column of 600 px, complete and readable without pictures (B36). */
export function mailPage({ language, appName, logo = null, subject, body, qr, unsubscribe = null }: MailPage): string {
  const texts = mailTexts[language];
  const name = Mustache.escape(appName);
  return `<!doctype html>
<html lang="${locales[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${Mustache.escape(subject)}</title>
</head>
<body style="margin:0;padding:0;background:${colour.paper};color:${colour.ink};${font}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${colour.paper}">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px">
${logo === null ? nameLine(name) : logoLine(logo, name)}
<tr><td bgcolor="${colour.surface}" style="padding:32px 28px 14px;border:1px solid ${colour.line};border-top:4px solid ${colour.cork};border-radius:0 0 12px 12px;${font};font-size:18px;line-height:1.6;color:${colour.ink}">
${styleMail(body, styles)}
${qr === null ? '' : qrBlock(qr, language)}
</td></tr>
<tr><td style="padding:18px 28px;${font};font-size:15px;line-height:1.5;color:${colour.soft}">${Mustache.escape(texts.footer(appName))}<br>${Mustache.escape(texts.automatic)}${unsubscribe === null ? '' : unsubscribeLine(unsubscribe, language)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>`;
}

function nameLine(name: string): string {
  return `<tr><td bgcolor="${colour.green}" style="padding:18px 28px;border-radius:12px 12px 0 0;${font};font-size:20px;font-weight:700;color:#ffffff">${name}</td></tr>`;
}

/** On white, whatever it is made of; where pictures are not shown the name stands there as it does without a logo. */
function logoLine({ src, width, height }: NonNullable<MailPage['logo']>, name: string): string {
  return `<tr><td bgcolor="#ffffff" style="padding:14px 28px;border:1px solid ${colour.line};border-bottom:0;border-radius:12px 12px 0 0;${font};font-size:20px;font-weight:700;color:${colour.greenDeep}"><img src="${Mustache.escape(src)}" width="${width}" height="${height}" alt="${name}" style="display:block;max-width:100%;height:auto;border:0"></td></tr>`;
}

/** The address is ours: a public one of the installation and a token. */
function unsubscribeLine(url: string, language: Language): string {
  const text = Mustache.escape(mailTexts[language].unsubscribe);
  return `<br><a href="${url}" style="color:${colour.soft};text-decoration:underline">${text}</a>`;
}

/** The address is ours: a public one of the installation and a token. */
function ticketLine(url: string, text: string): string {
  return `
<div style="font-size:17px;line-height:1.4;margin-top:10px"><a href="${Mustache.escape(url)}" style="${styles.a}">${Mustache.escape(text)}</a></div>`;
}

function qrBlock(qr: NonNullable<MailPage['qr']>, language: Language): string {
  const texts = mailTexts[language];
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:10px 0 22px">
<tr><td align="center" style="padding:22px 16px;border:2px solid ${colour.green};border-radius:12px;${font};color:${colour.ink}" bgcolor="#ffffff">
<div style="font-size:17px;line-height:1.4">${Mustache.escape(texts.qrHeading)}</div>
<div style="font-size:28px;line-height:1.4;font-weight:700;letter-spacing:1px;color:${colour.greenDeep}">${Mustache.escape(qr.reference)}</div>
<img src="${qr.src}" width="200" height="200" alt="${Mustache.escape(texts.qrAlt(qr.reference))}" style="display:block;margin:14px auto;border:0">
<div style="font-size:17px;line-height:1.4">${Mustache.escape(texts.qrCaption)}</div>${qr.ticket === null ? '' : ticketLine(qr.ticket, texts.ticket)}
</td></tr>
</table>`;
}

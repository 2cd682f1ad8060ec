/** A piece of HTML that is safe to send: only `html` makes one. */
export class Html {
  constructor(readonly text: string) {}
}

type Piece = string | number | Html | readonly Html[];

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** HTML with values in it: each is escaped, unless it is HTML already. */
export function html(parts: TemplateStringsArray, ...values: readonly Piece[]): Html {
  const filled = parts.map((part, index) => {
    const value = values[index];
    return part + (value === undefined ? '' : asText(value));
  });
  return new Html(filled.join(''));
}

function asText(value: Piece): string {
  if (value instanceof Html) return value.text;
  if (typeof value === 'object') return value.map(({ text }) => text).join('');
  return String(value).replaceAll(/[&<>"']/g, (sign) => signs[sign] ?? sign);
}

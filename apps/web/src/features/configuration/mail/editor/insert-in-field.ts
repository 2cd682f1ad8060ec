/** What a field holds with `before` and `after` put around its selection, or at its cursor. */
export function insertAt(
  { value, selectionStart, selectionEnd }: Pick<HTMLInputElement, 'value' | 'selectionStart' | 'selectionEnd'>,
  before: string,
  after = '',
): string {
  const from = selectionStart ?? value.length;
  const to = selectionEnd ?? from;
  return value.slice(0, from) + before + value.slice(from, to) + after + value.slice(to);
}

/** Texts that show a part only where a field has a value. */
export function condition(field: string): { begin: string; end: string } {
  return { begin: `{{#${field}}}`, end: `{{/${field}}}` };
}

/** Fields that hold an address: in an e-mail they are where a link leads, not something to read. */
export function isLinkField(field: string): boolean {
  return /\.(?:enlace|direccion_web)/.test(field);
}

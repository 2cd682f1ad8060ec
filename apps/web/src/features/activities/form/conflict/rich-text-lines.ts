const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" };

/** Rich text of ours (B45) as plain text: a line for each paragraph, heading and list entry. */
export function richTextLines(html: string): string {
  return html
    .replace(/\s+/g, ' ')
    .replace(/<li[^>]*>(?:\s*<p[^>]*>)?/gi, '• ')
    .replace(/<br[^>]*>|<\/(?:p|li|h[1-6]|ul|ol|blockquote)>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => entities[name] ?? '')
    .replace(/[^\S\n]*\n\s*/g, '\n')
    .trim();
}

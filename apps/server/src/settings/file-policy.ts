/**
 * The content security policy of a file that is no page: it loads nothing, runs nothing and stands in pages of ours at
 * most. PDFs are not in a sandbox, where browsers would not show them.
 */
export function filePolicy(mediaType: string): string {
  const policy = "default-src 'none'; frame-ancestors 'self'";
  return mediaType === 'application/pdf' ? policy : `${policy}; sandbox`;
}

/** A file that came with a message: its bytes, or why they are not to be had. */
export type FetchedMedia = { bytes: Uint8Array } | { refused: 'tooLarge' | 'gone' };

/** Fetches what visitors sent from WhatsApp. Throws where another try may help. */
export interface MediaSource {
  fetch(account: { token: string }, mediaId: string, maxBytes: number): Promise<FetchedMedia>;
}

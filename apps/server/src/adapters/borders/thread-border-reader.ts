import { failure } from '@dehesa/domain/errors';
import type { BorderPage } from '@dehesa/services/municipal-borders';
import type { DrawnBorders } from '@dehesa/services/places';
import { type ThreadOptions, Threads } from '../threads';

export type BorderOrder = { page: Uint8Array } | { pages: readonly Uint8Array[] };

/** Reads what the service of the borders sends, where nobody waits for it: it takes seconds (B109). */
export interface BorderReader {
  page(bytes: Uint8Array): Promise<BorderPage>;
  draw(pages: readonly Uint8Array[]): Promise<DrawnBorders>;
}

/** In threads of their own: `file` is the built `border-worker`. */
export function threadBorderReader(options: Pick<ThreadOptions, 'file'> & Partial<ThreadOptions>): BorderReader {
  const tooMuch = failure('places.bordersTooMuch');
  const threads = new Threads({ deadlineMs: 120_000, maxWaiting: 2, megabytes: 1_024, tooMuch, ...options });
  const run = (order: BorderOrder) => threads.run(order);
  /* oxlint-disable typescript/no-unsafe-type-assertion -- the thread answers what it was asked for, or a refusal */
  return {
    page: async (page) => (await run({ page })) as BorderPage,
    draw: async (pages) => (await run({ pages })) as DrawnBorders,
  };
  /* oxlint-enable typescript/no-unsafe-type-assertion */
}

/** In this thread, where nothing is built: while somebody writes the product, and in tests. */
export const borderReaderHere: BorderReader = {
  async page(bytes) {
    const { readBorderPage } = await import('@dehesa/services/municipal-borders');
    return readBorderPage(bytes);
  },
  async draw(pages) {
    const { drawBorders } = await import('@dehesa/services/municipal-borders');
    return drawBorders(pages);
  },
};

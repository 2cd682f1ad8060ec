import { afterAll } from 'vitest';

/** What a file of tests uses from its beginning, closed after the last of them. */
export async function closedAfterAll<Closing extends { close(): Promise<unknown> }>(
  opening: Closing | Promise<Closing>,
): Promise<Closing> {
  const opened = await opening;
  afterAll(() => opened.close());
  return opened;
}

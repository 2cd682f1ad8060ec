import { z } from 'zod';

/** The whole address of something on the web, as a browser copies it. */
export const WebAddress = z.url({ protocol: /^https?$/ });

export function isWebAddress(text: string): boolean {
  return WebAddress.safeParse(text).success;
}

/** One whose host has a name, as that of a site which people write on a card. */
export function isSiteAddress(text: string): boolean {
  return z.url({ protocol: /^https?$/, hostname: z.regexes.domain }).safeParse(text).success;
}

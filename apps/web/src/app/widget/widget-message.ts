/** What a page in the frame tells the site around it; `frame-client` of the public pages sends it. */
export type WidgetMessage = { type: 'page' } | { type: 'height'; height: number };

/** No page of ours is higher; whoever says so is not to fill the site with nothing. */
const highest = 40_000;

/** The message within what arrived; null for everything else that frames and extensions send around. */
export function readMessage(data: unknown): WidgetMessage | null {
  const message = at(data, 'dehesa');
  const type = at(message, 'type');
  if (type === 'page') return { type };
  const height = at(message, 'height');
  if (type !== 'height' || typeof height !== 'number' || !(height >= 0)) return null;
  return { type, height: Math.min(height, highest) };
}

function at(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

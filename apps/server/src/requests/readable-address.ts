/** Where nothing is: whoever comes here gets the page, or the words, for what does not exist. */
const nowhere = '/no-encontrado';

/** A path, of whatever site it is said to be, or what all of a server is called. */
const routable = /^(?:https?:\/\/.*?)?\/|^\*$/;

/**
 * The address to route by: one that is no path, cannot be decoded, or has a part that is longer than any of ours, leads
 * nowhere. The router would refuse it before the headers of security, the visitor's language and the pages are there.
 */
export function readableAddress(url: string, maxPart: number): string {
  const [path = ''] = url.split('?', 1);
  if (!routable.test(path)) return nowhere;
  if (path.length <= maxPart && !path.includes('%')) return url;
  try {
    const isReadable = path.startsWith('/trpc/') || path.split('/').every((part) => part.length <= maxPart);
    decodeURIComponent(path);
    return isReadable ? url : nowhere;
  } catch {
    return nowhere;
  }
}

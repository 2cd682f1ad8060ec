import { ExpectedError } from '../expected-error';

const example = 'e.g. https://reservas.example.org';

/**
 * The address of PUBLIC_URL, without a slash at its end. Without encryption it is taken of this machine
 * itself alone, or where PUBLIC_HTTP says that somebody wants it so.
 */
export function parsePublicUrl(text: string, allowsHttp: boolean): string {
  const address = URL.canParse(text) ? new URL(text) : undefined;
  if (address === undefined || !/^https?:$/.test(address.protocol))
    throw new ExpectedError(
      `PUBLIC_URL is ${text === '' ? 'missing' : `"${text}"`}: the address where visitors reach the product, ${example}`,
    );
  if (address.protocol === 'http:' && !allowsHttp && !isLoopback(address.hostname)) {
    throw new ExpectedError(
      `PUBLIC_URL is "${text}": an address with https is needed, ${example} (infra/proxy has proxies for it); ` +
        'PUBLIC_HTTP=on takes one that everybody on the way can read',
    );
  }
  return text.replace(/\/+$/, '');
}

function isLoopback(hostname: string): boolean {
  return /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
}

import { isIPv4, isIPv6 } from 'node:net';

/** Where a session was opened, as much as its owner needs to know it again and no more. */
export interface SessionOrigin {
  /** `192.0.2.0/24` or `2001:db8:12::/48`; empty where the address is none. */
  network: string;
  /** The browser's name; empty where it is not known. */
  browser: string;
  /** What it runs on; empty where it is not known. */
  system: string;
}

/** The order counts: most browsers also say that they are Chrome or Safari. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/Chrome\/|\bCriOS\/|\bChromium\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

/** A header may be as long as the server takes; what tells stands at its beginning. */
const readCharacters = 400;

/** What is kept of an address and of what a browser says of itself: words of ours, never the header. */
export function sessionOrigin(address: string, userAgent: string): SessionOrigin {
  const said = userAgent.slice(0, readCharacters);
  const named = (names: typeof browsers) => names.find(([pattern]) => pattern.test(said))?.[1] ?? '';
  return { network: networkOf(address), browser: named(browsers), system: named(systems) };
}

/** The network that an address lies in, /24 or /48; of an IPv4 address that is written as IPv6 its own. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (isIPv4(plain)) return `${plain.split('.').slice(0, 3).join('.')}.0/24`;
  if (!isIPv6(plain)) return '';
  return `${firstGroups(plain).replace(/(?::0)+$/, '') || '0'}::/48`.replace(/^0::/, '::');
}

/** The first three groups of an IPv6 address, without leading zeros. */
function firstGroups(address: string): string {
  const [before = '', after] = address.toLowerCase().split('::');
  const left = groups(before);
  const right = groups(after ?? '');
  // Each part in dotted form stands for two groups.
  const length = (parts: string[]) => parts.reduce((sum, part) => sum + (part.includes('.') ? 2 : 1), 0);
  const filled = after === undefined ? 0 : 8 - length(left) - length(right);
  const all = [...left, ...Array.from({ length: filled }, () => '0'), ...right];
  return all
    .slice(0, 3)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}

const groups = (part: string) => part.split(':').filter((group) => group !== '');

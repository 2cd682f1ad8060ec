/** The order counts: most browsers also say that they are Chrome or Safari, and Android that it is Linux. */
const browsers = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const;
const systems = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
] as const;

/** What a device is listed as, in words of ours: `Firefox · Windows`; empty where its header says neither. */
export function deviceName(userAgent: string): string {
  const said = userAgent.slice(0, 400);
  return [browsers, systems].flatMap((names) => names.find(([pattern]) => pattern.test(said))?.[1] ?? []).join(' · ');
}

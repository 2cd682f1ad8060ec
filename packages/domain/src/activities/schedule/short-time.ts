/** 09:05 as people write it: 9:05. */
export function shortTime(time: string): string {
  return time.replace(/^0(?=\d)/, '');
}

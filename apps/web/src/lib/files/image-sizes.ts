/** What stands beside a line of a list, and is its smallest. */
export function thumbnail(url: string): string {
  return sized(url, 160);
}

/** The variant for small places that every stored picture has beside it. */
export function smallImage(url: string): string {
  return sized(url, 640);
}

/** The same for what stands across a phone's screen. */
export function mediumImage(url: string): string {
  return sized(url, 960);
}

function sized(url: string, side: number): string {
  return url.replace(/(\/files\/[\da-f-]{36})\.jpg$/, `$1-${side}.jpg`);
}

/** The variant for small places that every stored picture has beside it. */
export function smallImage(url: string): string {
  return url.replace(/(\/files\/[\da-f-]{36})\.jpg$/, '$1-640.jpg');
}

/** The same for what stands across a phone's screen. */
export function mediumImage(url: string): string {
  return url.replace(/(\/files\/[\da-f-]{36})\.jpg$/, '$1-960.jpg');
}

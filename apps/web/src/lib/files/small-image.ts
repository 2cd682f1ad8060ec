/** The variant for small places that every stored picture has beside it. */
export function smallImage(url: string): string {
  return url.replace(/(\/files\/[\da-f-]{36})\.jpg$/, '$1-640.jpg');
}

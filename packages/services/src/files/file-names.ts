/** Side in pixels of the variant for phones that every stored image has. */
export const smallImageSide = 640;

const keyPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(-640)?\.jpg$/;

/** Whether a key is one that we gave. Keys are random, so knowing one is leave to read it. */
export function isFileKey(key: string): boolean {
  return keyPattern.test(key);
}

/** The key of the variant for phones. */
export function smallImageKey(storageKey: string): string {
  return storageKey.replace(/\.jpg$/, `-${smallImageSide}.jpg`);
}

/** The id of the stored file that an address names, as `fileUrl` gave it; null for any other. */
export function fileIdOf(url: string): string | null {
  const key = /\/files\/([^/?#]+)$/.exec(url)?.[1] ?? '';
  return isFileKey(key) ? key.slice(0, 36) : null;
}

/** Where browsers get a stored file. */
export function fileUrl(storageKey: string): string;
export function fileUrl(storageKey: string | null): string | null;
export function fileUrl(storageKey: string | null): string | null {
  return storageKey === null ? null : `/files/${storageKey}`;
}

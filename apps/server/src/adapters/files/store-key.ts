/** One plain name: nothing that could leave a folder, be hidden in it or mean something in an address. */
const keyPattern = /^[a-z0-9][a-z0-9_-]{1,99}\.[a-z0-9]{2,5}$/;

export function isStoreKey(key: string): boolean {
  return keyPattern.test(key);
}

export function assertStoreKey(key: string): void {
  if (!isStoreKey(key)) throw new Error('not a key of the file store');
}

/** Side in pixels of the variant for phones that every stored image has. */
export const smallImageSide = 640;

/** What can be stored, by the extension of its key: ours, given by content, never the name's (B33). */
export const imageExtension = 'jpg';
export const videoExtension = 'mp4';
export const documentTypes = {
  pdf: 'application/pdf',
  txt: 'text/plain',
  csv: 'text/csv',
  rtf: 'application/rtf',
  doc: 'application/msword',
  xls: 'application/vnd.ms-excel',
  ppt: 'application/vnd.ms-powerpoint',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  odt: 'application/vnd.oasis.opendocument.text',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  odp: 'application/vnd.oasis.opendocument.presentation',
} as const;

/** Sound that visitors send by WhatsApp. */
export const audioTypes = {
  ogg: 'audio/ogg',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  aac: 'audio/aac',
  amr: 'audio/amr',
} as const;

export type AudioExtension = keyof typeof audioTypes;
export type DocumentExtension = keyof typeof documentTypes;

const id = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const otherExtensions = [videoExtension, ...Object.keys(documentTypes), ...Object.keys(audioTypes)].join('|');
const keyPattern = new RegExp(`^${id}(?:(?:-${smallImageSide})?\\.${imageExtension}|\\.(?:${otherExtensions}))$`);

/** Whether a key is one that we gave. Keys are random, so knowing one is leave to read it. */
export function isFileKey(key: string): boolean {
  return keyPattern.test(key);
}

/** The key of the variant for phones. */
export function smallImageKey(storageKey: string): string {
  return storageKey.replace(/\.jpg$/, `-${smallImageSide}.jpg`);
}

/** Every key under which bytes of a stored file lie: a picture has its variant too. */
export function storageKeysOf(storageKey: string): string[] {
  return storageKey.endsWith(`.${imageExtension}`) ? [storageKey, smallImageKey(storageKey)] : [storageKey];
}

/** The id of the stored file that a key of ours belongs to. */
export function fileIdOfKey(key: string): string | null {
  return isFileKey(key) ? key.slice(0, 36) : null;
}

/** The id of the stored file that an address names, as `fileUrl` gave it; null for any other. */
export function fileIdOf(url: string): string | null {
  return fileIdOfKey(/\/files\/([^/?#]+)(?:[?#]|$)/.exec(url)?.[1] ?? '');
}

/** Where browsers get a stored file. */
export function fileUrl(storageKey: string): string;
export function fileUrl(storageKey: string | null): string | null;
export function fileUrl(storageKey: string | null): string | null {
  return storageKey === null ? null : `/files/${storageKey}`;
}

/** The same, for a document that shall be saved under a name of its own; its extension stays what its content is. */
export function downloadUrl(storageKey: string, name: string): string {
  return `/files/${storageKey}?name=${encodeURIComponent(name)}`;
}

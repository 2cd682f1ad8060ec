/** Side in pixels of the variant for phones that every stored image has. */
export const smallImageSide = 640;
/** That of what stands across a phone's screen; kept as WebP alone. */
export const mediumImageSide = 960;
/** That of what stands beside a line of a list, where it is shown by a third of that; kept as WebP alone. */
export const thumbnailSide = 160;
/** The longest side of the logo that pages and mails show, twice as many pixels as they show it by. */
export const smallLogoSide = 480;

/** What can be stored, by the extension of its key: ours, given by content, never the name's (B33). */
export const imageExtension = 'jpg';
/** Of what is made of a stored image for browsers that take it. */
export const webpExtension = 'webp';
/** Of an installation's logo: it has no background of its own, and mail programs and paper take no WebP. */
export const logoExtension = 'png';
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
const sides = `-${thumbnailSide}|-${smallImageSide}|-${mediumImageSide}`;
const images = `${imageExtension}|${webpExtension}`;
const logos = `(?:-${smallLogoSide})?\\.${logoExtension}`;
const keyPattern = new RegExp(`^${id}(?:(?:${sides})?\\.(?:${images})|${logos}|\\.(?:${otherExtensions}))$`);
const logoPattern = new RegExp(`^${id}\\.${logoExtension}$`);
const picturePattern = new RegExp(`^(${id})(${sides})?\\.${imageExtension}$`);

/** Whether a key is one that we gave. Keys are random, so knowing one is leave to read it. */
export function isFileKey(key: string): boolean {
  return keyPattern.test(key);
}

/** The key of the variant for phones. */
export function smallImageKey(storageKey: string): string {
  return storageKey.replace(/\.jpg$/, `-${smallImageSide}.jpg`);
}

/** The key of the logo that pages and mails show. */
export function smallLogoKey(storageKey: string): string {
  return storageKey.replace(/\.png$/, `-${smallLogoSide}.png`);
}

/** A picture by the key that it is asked for by. */
export interface PictureKeys {
  /** The longest side that is asked for; null for all that there is. */
  side: number | null;
  /** Where the whole lies, as JPEG. */
  whole: string;
  /** What goes out to who takes no WebP. */
  jpeg: string;
  webp: string;
}

/** The keys of a picture in the size that a key asks for; null where that is no picture's. */
export function pictureKeys(key: string): PictureKeys | null {
  const [, of, side = ''] = picturePattern.exec(key) ?? [];
  if (of === undefined) return null;
  const whole = `${of}.${imageExtension}`;
  const pixels = side === '' ? null : Number(side.slice(1));
  return { side: pixels, whole, jpeg: jpegOf(key, whole, pixels), webp: `${of}${side}.${webpExtension}` };
}

/** What is stored as JPEG, or of that the nearest that is no smaller. */
function jpegOf(key: string, whole: string, side: number | null): string {
  if (side === thumbnailSide) return smallImageKey(whole);
  return side === mediumImageSide ? whole : key;
}

/** The keys under which an upload was stored; what is made of it later is made again. */
export function uploadedKeysOf(storageKey: string): string[] {
  if (logoPattern.test(storageKey)) return [storageKey, smallLogoKey(storageKey)];
  return pictureKeys(storageKey) === null ? [storageKey] : [storageKey, smallImageKey(storageKey)];
}

/** Every key under which bytes of a stored file lie: a picture has its variants too. */
export function storageKeysOf(storageKey: string): string[] {
  if (logoPattern.test(storageKey)) return uploadedKeysOf(storageKey);
  const [id = ''] = storageKey.split('.', 1);
  const sizes = ['', ...sides.split('|')].map((side) => `${id}${side}.${imageExtension}`);
  const found = pictureKeys(storageKey) === null ? [] : sizes.flatMap((key) => pictureKeys(key) ?? []);
  return [...new Set([storageKey, ...found.flatMap(({ jpeg, webp }) => [jpeg, webp])])];
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

/** Where browsers get the whole of a stored logo. */
export function logoUrl(id: string | null): string | null {
  return id === null ? null : fileUrl(`${id}.${logoExtension}`);
}

/** The same, for a document that shall be saved under a name of its own; its extension stays what its content is. */
export function downloadUrl(storageKey: string, name: string): string {
  return `/files/${storageKey}?name=${encodeURIComponent(name)}`;
}

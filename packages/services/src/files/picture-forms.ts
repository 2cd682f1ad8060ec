import type { FileStore } from '../context';
import { loadDecoder, oneAtATime } from './decoder';
import { type PictureKeys, pictureKeys, thumbnailSide } from './file-names';

/** Half of a JPEG's bytes at the same looks; AVIF takes a fifth less and seventeen times as long (decision 0077). */
const webp = { quality: 80, effort: 4 };
/** A third fewer bytes once more: on a screen of many pixels it is the size of a fingertip, where nobody sees what they lose. */
const thumbnailWebp = { quality: 65, effort: 6 };
/** What we stored has fewer; whatever else lies in the store is none of ours. */
const maxPixels = 4_000_000;
/** Further ones are made when they are asked for again. */
const maxWaiting = 50;
const maxKnown = 10_000;

/**
 * The stored pictures in the form that a browser takes, made of the JPEG when it is first asked for, behind the answer and one
 * after the other: who asks is never kept waiting. What cannot be made is tried once by each process.
 */
export class PictureForms {
  readonly #files: FileStore;
  /** Whether a form is there; false also while it is made, or where it cannot be. */
  readonly #known = new Map<string, boolean>();
  readonly #waiting: PictureKeys[] = [];
  #making: Promise<void> | undefined;

  constructor(files: FileStore) {
    this.#files = files;
  }

  /** The key of what goes out for a key that is asked for; another file's is its own. */
  async keyFor(key: string, takesWebp: boolean): Promise<string> {
    const picture = pictureKeys(key);
    if (picture === null) return key;
    return takesWebp && (await this.#has(picture)) ? picture.webp : picture.jpeg;
  }

  /** Settles once nothing is being made any more. */
  async idle(): Promise<void> {
    await this.#making;
  }

  /** Begins no further one, and settles once the one that is being made is done. */
  stop(): Promise<void> {
    this.#waiting.length = 0;
    return this.idle();
  }

  async #has(picture: PictureKeys): Promise<boolean> {
    const known = this.#known.get(picture.webp);
    if (known !== undefined) return known;
    const there = (await this.#files.size(picture.webp)) !== undefined;
    if (there) this.#remember(picture, true);
    else this.#want(picture);
    return there;
  }

  #remember({ webp: key }: PictureKeys, there: boolean): void {
    if (this.#known.size >= maxKnown) this.#known.clear();
    this.#known.set(key, there);
  }

  #want(picture: PictureKeys): void {
    if (this.#waiting.length >= maxWaiting || this.#known.has(picture.webp)) return;
    this.#remember(picture, false);
    this.#waiting.push(picture);
    this.#making ??= this.#makeAll();
  }

  async #makeAll(): Promise<void> {
    for (let next = this.#waiting.shift(); next !== undefined; next = this.#waiting.shift()) {
      // What fails is sent as it is: a full disk, a storage that is away, bytes that are no picture.
      const made = await this.#make(next).catch(() => false);
      if (made) this.#remember(next, true);
    }
    this.#making = undefined;
  }

  /** Whether it is there now: not where the original is gone, nor where it would be no smaller. */
  async #make({ whole, jpeg, webp: key, side }: PictureKeys): Promise<boolean> {
    const source = await this.#files.read(whole);
    if (source === undefined) return false;
    const bytes = await oneAtATime(() => toWebp(source, side));
    if (bytes.byteLength >= ((await this.#files.size(jpeg)) ?? 0)) return false;
    await this.#files.write(key, bytes);
    if ((await this.#files.size(whole)) !== undefined) return true;
    // It was removed meanwhile, with the forms that it had then.
    await this.#files.remove(key);
    return false;
  }
}

async function toWebp(source: Uint8Array, side: number | null): Promise<Buffer> {
  const sharp = await loadDecoder();
  const picture = sharp(source, { limitInputPixels: maxPixels });
  if (side !== null) picture.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
  return picture.webp(side === thumbnailSide ? thumbnailWebp : webp).toBuffer();
}

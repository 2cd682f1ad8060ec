import type { Language, StaffLanguage } from '@dehesa/domain/languages';

/** How long who waits to be told something waits for the words of it. */
const patienceMs = 5_000;

/** Texts that come apart for each language, so that nobody loads those of another; they stay once they are there. */
export class LoadedTexts<T, L extends Language = StaffLanguage> {
  readonly #load: Readonly<Record<L, () => Promise<T>>>;
  readonly #loaded = new Map<L, T>();

  constructor(load: Readonly<Record<L, () => Promise<T>>>) {
    this.#load = load;
  }

  /** Rejects where they did not arrive; to be asked for again then. */
  async load(language: L): Promise<void> {
    if (!this.#loaded.has(language)) this.#loaded.set(language, await this.#load[language]());
  }

  /** Until they are there, or it is plain that they do not come: a line that hangs keeps nobody from being told that it does. */
  async loadInTime(language: L): Promise<void> {
    let tooLate: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<void>((resolve) => {
      tooLate = setTimeout(resolve, patienceMs);
    });
    await Promise.race([this.load(language).catch(() => undefined), late]);
    clearTimeout(tooLate);
  }

  /** The texts in a language, once they are loaded. */
  known(language: L): T | undefined {
    return this.#loaded.get(language);
  }

  /** The texts in a language that is loaded. */
  in(language: L): T {
    const texts = this.known(language);
    if (texts === undefined) throw new Error(`the texts in "${language}" are not loaded yet`);
    return texts;
  }
}

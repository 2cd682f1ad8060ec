import type { Language, StaffLanguage } from '@dehesa/domain/languages';

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

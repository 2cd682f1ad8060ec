import type { Language } from '@dehesa/domain/languages';

/** Texts that come apart for each language, so that nobody loads those of the other; they stay once they are there. */
export class LoadedTexts<T> {
  readonly #load: Readonly<Record<Language, () => Promise<T>>>;
  readonly #loaded = new Map<Language, T>();

  constructor(load: Readonly<Record<Language, () => Promise<T>>>) {
    this.#load = load;
  }

  /** Rejects where they did not arrive; to be asked for again then. */
  async load(language: Language): Promise<void> {
    if (!this.#loaded.has(language)) this.#loaded.set(language, await this.#load[language]());
  }

  /** The texts in a language that is loaded. */
  in(language: Language): T {
    const texts = this.#loaded.get(language);
    if (texts === undefined) throw new Error(`the texts in "${language}" are not loaded yet`);
    return texts;
  }
}

/** What is asked in place of a refusal: whether to go beyond the capacity, or over what somebody else has stored. */
export type Question = 'force' | 'overwrite';

/**
 * What somebody has agreed to. It holds for one try: what another stores later is asked about anew. From one question
 * straight to the other it goes along.
 */
export class AgreedOnce {
  #agreed: ReadonlySet<Question> = new Set();

  agree(question: Question): void {
    this.#agreed = new Set([...this.#agreed, question]);
  }

  /** For the try that begins. */
  take(): ReadonlySet<Question> {
    const taken = this.#agreed;
    this.forget();
    return taken;
  }

  /** The try ended in another question. */
  asked(taken: ReadonlySet<Question>): void {
    this.#agreed = taken;
  }

  forget(): void {
    this.#agreed = new Set();
  }
}

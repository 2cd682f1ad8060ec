/** What is under way or typed in parts of the form that act at once: leaving or saving now would lose it. */
export interface PendingWork {
  /** Something has begun; what is answered ends it. `tied` by the form: what comes of it is lost to a save before. */
  begin: (tied?: 'by form') => () => void;
  /** Files are on their way. */
  sending(): boolean;
  /** One that only saving the form ties to the activity is. */
  sendingForForm(): boolean;
  /** Says that something typed has not been sent, or no longer; `finish` sends it and answers whether it was taken. */
  keep(key: string, typed: boolean, finish?: () => Promise<boolean>): void;
  /** Something that this screen saves apart from the form: a save before would meet it as if it were somebody else's. */
  waitFor(change: Promise<unknown>): void;
  /** Waits for that, then sends what is typed and can be sent on saving; false once something is refused. */
  finish(): Promise<boolean>;
  any(): boolean;
}

export function createPendingWork(): PendingWork {
  const running = new Set<{ tied: 'by form' | undefined }>();
  let beside: Promise<unknown> = Promise.resolve();
  const typed = new Map<string, (() => Promise<boolean>) | undefined>();
  return {
    begin(tied) {
      const begun = { tied };
      running.add(begun);
      return () => void running.delete(begun);
    },
    sending: () => running.size > 0,
    sendingForForm: () => [...running].some(({ tied }) => tied === 'by form'),
    keep(key, isTyped, finish) {
      if (isTyped) typed.set(key, finish);
      else typed.delete(key);
    },
    waitFor(change) {
      // What was refused was told by whoever tried it.
      beside = Promise.all([beside, change]).catch(() => undefined);
    },
    async finish() {
      await beside;
      // As it is now: what is drawn anew while it is sent says so again, and would be met a second time.
      const toSend = [...typed.values()];
      for (const finish of toSend) {
        if (finish !== undefined && !(await finish())) return false;
      }
      return true;
    },
    any: () => running.size > 0 || typed.size > 0,
  };
}

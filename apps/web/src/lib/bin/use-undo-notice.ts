import { useLanguage } from '../backoffice-language';

export interface Undoable {
  title?: string;
  message: string;
  color?: string;
  /** It is only hidden, and lies in no bin (B11). */
  hidden?: boolean;
  /** Takes it back; not by the hooks of a row that is gone by then. */
  undo: () => Promise<unknown>;
}

/** Tells that something was deleted and takes it back where that is wanted (B100); the notice comes once it is needed. */
export function useUndoNotice(): (done: Undoable) => Promise<void> {
  const { language } = useLanguage();
  return async (done) => (await import('./undo-notice')).showUndoNotice(done, language);
}

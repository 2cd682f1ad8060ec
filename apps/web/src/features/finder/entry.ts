import type { UseNavigateResult } from '@tanstack/react-router';

export type Navigate = UseNavigateResult<string>;

/** Something that the search offers. */
export interface Entry {
  /** The same for the same thing, whatever it is called by then. */
  key: string;
  label: string;
  /** What tells it from others of the name. */
  details: readonly string[];
  /** Its state, in a word. */
  state?: string;
  /** It was called by name: Enter opens it, also before anything else was found. */
  exact?: boolean;
  open: (navigate: Navigate) => unknown;
  /** Its form, where it opens on another screen. */
  edit?: { label: string; open: (navigate: Navigate) => unknown };
}

export interface EntryGroup {
  key: string;
  label: string;
  entries: readonly Entry[];
  /** There are more: they can be asked for, or only be found by typing more. */
  more?: 'ask' | 'type';
}

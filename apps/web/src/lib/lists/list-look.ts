import { useSyncExternalStore } from 'react';
import { listLookKey } from '../kept/device-keys';

/** An order and filters of a list, under a name that somebody gave it. */
export interface SavedView {
  name: string;
  /** The query of its address, as `viewQuery` leaves it. */
  query: string;
}

/** How one list looks on this device. */
export interface ListLook {
  /** Names of the columns that are left out. */
  without: readonly string[];
  views: readonly SavedView[];
}

/** A column that can be left out. */
export interface ColumnChoice {
  name: string;
  label: string;
}

/** A list and what can be left out of it. */
export interface ListColumns {
  list: string;
  columns: readonly ColumnChoice[];
}

interface Kept {
  /** Of all lists: who wants more rows on the screen wants them everywhere. */
  dense: boolean;
  lists: Readonly<Record<string, ListLook>>;
}

const plain: ListLook = { without: [], views: [] };
const listeners = new Set<() => void>();
let kept: Kept | undefined;

/** How a list looks, and how to change that; it is remembered on this device (U47). */
export function useListLook(list: string) {
  const { dense, lists } = useSyncExternalStore(subscribe, current, current);
  const look = lists[list] ?? plain;
  return {
    dense,
    ...look,
    setDense: (next: boolean) => keep((stored) => ({ ...stored, dense: next })),
    change: (change: Partial<ListLook>) =>
      keep((stored) => ({
        ...stored,
        lists: { ...stored.lists, [list]: { ...plain, ...stored.lists[list], ...change } },
      })),
  };
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', hear);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', hear);
  };
}

/** Another tab has changed a look. */
function hear({ key }: Pick<StorageEvent, 'key'>): void {
  if (key !== listLookKey) return;
  kept = undefined;
  for (const listener of listeners) listener();
}

function current(): Kept {
  kept ??= readKept();
  return kept;
}

/** What another tab has kept meanwhile stays. */
function keep(changed: (stored: Kept) => Kept): void {
  const next = changed(readKept(current()));
  kept = next;
  try {
    window.localStorage.setItem(listLookKey, JSON.stringify(next));
  } catch {
    // A browser may refuse storage: then it looks so until the page is left.
  }
  for (const listener of listeners) listener();
}

/** What the browser keeps; `otherwise` where it keeps nothing. */
function readKept(otherwise: Kept = parseKept(null)): Kept {
  try {
    const stored = window.localStorage.getItem(listLookKey);
    return stored === null ? otherwise : parseKept(JSON.parse(stored));
  } catch {
    return otherwise;
  }
}

/** What was kept, by this version or another: what it cannot mean is left out. */
export function parseKept(value: unknown): Kept {
  const { dense, lists } = fieldsOf(value);
  return {
    dense: dense === true,
    lists: Object.fromEntries(Object.entries(fieldsOf(lists)).map(([name, look]) => [name, parseLook(look)])),
  };
}

function parseLook(value: unknown): ListLook {
  const { without, views } = fieldsOf(value);
  return {
    without: Array.isArray(without) ? without.filter((name) => typeof name === 'string') : [],
    views: Array.isArray(views) ? views.flatMap(parseView) : [],
  };
}

function parseView(value: unknown): SavedView[] {
  const { name, query } = fieldsOf(value);
  return typeof name === 'string' && typeof query === 'string' ? [{ name, query }] : [];
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** What does not belong to a view of a list: the page, what stands open beside it, and whom one has looked for. */
const passing = ['page', 'edit', 'show', 'open', 'q', 'search'];

/** The query of an address as a view keeps it. */
export function viewQuery(query: string): string {
  const parameters = new URLSearchParams(query);
  for (const name of passing) parameters.delete(name);
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}

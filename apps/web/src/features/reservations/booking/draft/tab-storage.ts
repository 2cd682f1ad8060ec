import { isRecord } from '@dehesa/domain/is-record';

/** `shape` with those stored values that have the type of its own; lists and objects are the caller's to read. */
export function sameTypes<T extends object>(shape: T, stored: unknown): T {
  if (!isRecord(stored)) return shape;
  const kept = Object.entries(shape).filter(
    ([name, value]) => typeof value !== 'object' && typeof stored[name] === typeof value,
  );
  return { ...shape, ...Object.fromEntries(kept.map(([name]) => [name, stored[name]])) };
}

/** What was kept in this tab. Private windows and full disks refuse storage: forms work without it. */
export function readFromTab(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Keeps something for this tab, through reloads. */
export function keepInTab(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Nothing is kept over a reload then.
  }
}

/** Forgets what was kept. */
export function removeFromTab(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // There was none.
  }
}

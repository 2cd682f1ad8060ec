/** What two spellings of one shift name have in common: case and surrounding spaces do not count. */
export function shiftKey(name: string): string {
  return name.trim().toLowerCase();
}

/** Shift names in order without empty ones and repeats; the first spelling stays. */
export function tidyShifts(names: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const name of names) {
    const key = shiftKey(name);
    if (key !== '' && !byKey.has(key)) byKey.set(key, name.trim());
  }
  return [...byKey.values()];
}

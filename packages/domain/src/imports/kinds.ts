/** What can be brought along from another system (B106), in the order in which one needs the other. */
export const importKinds = ['companies', 'members', 'collaborators', 'activities', 'reservations'] as const;
export type ImportKind = (typeof importKinds)[number];

/**
 * Where an import stands: its columns are being matched, its rows are looked at, they were looked at, they are being stored,
 * they are stored, they are being taken back, they were taken back.
 */
export const importStates = ['matching', 'checking', 'checked', 'storing', 'stored', 'undoing', 'undone'] as const;
export type ImportState = (typeof importStates)[number];

/** States in which the queue works on it. */
export const workingStates: readonly ImportState[] = ['checking', 'storing', 'undoing'];

/** How long what was stored can be taken back. */
export const undoDays = 30;

/** How long rows that were not stored are kept. */
export const keptDays = 7;

export const importLimits = {
  rows: 50_000,
  columns: 60,
  /** Signs of a cell; the longest text of a record has as many. */
  cell: 5_000,
  megabytes: 20,
  /** What a spreadsheet may unpack to. */
  unpackedMegabytes: 300,
} as const;

/** How long clients may take for what they send and read; all in milliseconds. */
export interface Patience {
  /** Until the head of a request is there. */
  headersMs: number;
  /** Until a body is there that is no upload. */
  bodyMs: number;
  /** In which an upload must go on by `uploadBytesPerSecond`, however long it takes as a whole. */
  uploadMs: number;
  /** In which nothing at all moves on a connection: nothing is sent, nothing is read. */
  idleMs: number;
  /** For which a connection is kept for a next request; longer than proxies keep theirs. */
  keepAliveMs: number;
  /** How often heads that are not there are looked for. */
  lookMs: number;
}

export const usualPatience: Patience = {
  headersMs: 15_000,
  bodyMs: 25_000,
  uploadMs: 30_000,
  idleMs: 120_000,
  keepAliveMs: 65_000,
  lookMs: 5_000,
};

/** A telephone far from any mast sends ten times as much. */
export const uploadBytesPerSecond = 1_024;

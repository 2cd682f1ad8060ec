/** Borders as maps get them. */
export interface DrawnBorders {
  /** A MultiLineString of GeoJSON, as text: nobody here reads a line of it. */
  lines: string;
  /** Of how many municipalities. */
  municipalities: number;
}

/** How far a fetch is. */
export interface BorderProgress {
  stage: 'fetching' | 'drawing';
  found: number;
  /** 0 where the service does not say. */
  announced: number;
}

export interface BorderFetch {
  signal?: AbortSignal | undefined;
  onProgress: (progress: BorderProgress) => Promise<void>;
}

/** Fetches the borders around our region and draws their lines. Throws a domain error where they do not come whole (B109). */
export interface BorderSource {
  fetch(options: BorderFetch): Promise<DrawnBorders>;
}

import type { Country } from '@dehesa/domain/identity';

/** A postal file that was given to import; archives and compression are the giver's matter. */
export interface PostalFile {
  /** As its owner calls it: shown, and tells the source. */
  name: string;
  /** Its size as it was given, compressed or not. */
  bytes: number;
  /** How much of these has been read: what the progress is measured by. */
  bytesRead(): number;
  /** Of files that were fetched: the countries that must be in them, or nothing of them is taken. */
  downloadedFor?: readonly Country[];
  /** From the first line, every time it is called. Throws a domain error where the file is broken or too large. */
  lines(): AsyncIterable<string>;
}

/** Fetches GeoNames' files. Throws a domain error where they do not come whole, are none, or are too large (B62). */
export interface PostalDownload {
  /** `onBytes` is told how much has come of how much, as far as that is known. */
  fetch(options: {
    signal?: AbortSignal | undefined;
    onBytes: (read: number, total: number) => Promise<void>;
  }): Promise<FetchedPostalFile>;
}

/** Both files as one, until they are removed. */
export interface FetchedPostalFile {
  file: PostalFile;
  remove(): Promise<void>;
}

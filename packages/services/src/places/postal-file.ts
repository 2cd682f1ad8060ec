/** A postal file that was given to import; archives and compression are the giver's matter. */
export interface PostalFile {
  /** As its owner calls it: shown, and tells the source. */
  name: string;
  /** Its size as it was given, compressed or not. */
  bytes: number;
  /** How much of these has been read: what the progress is measured by. */
  bytesRead(): number;
  /** From the first line, every time it is called. Throws a domain error where the file is broken or too large. */
  lines(): AsyncIterable<string>;
}

import { Readable } from 'node:stream';

/** Bytes as a stream that is counted as it is read, and whose own fault is told from that of whoever reads it. */
export class CountedStream {
  readonly body: Readable;
  bytes = 0;
  fault: unknown = null;

  constructor(content: Uint8Array | Readable) {
    const source = content instanceof Uint8Array ? Readable.from([content], { objectMode: false }) : content;
    // It may fail before it is read; until then somebody must listen.
    source.on('error', () => undefined);
    this.body = Readable.from(this.#read(source), { objectMode: false });
  }

  async *#read(source: Readable): AsyncGenerator<Buffer> {
    let waiting = true;
    try {
      for await (const piece of source) {
        const chunk = Buffer.from(piece);
        this.bytes += chunk.byteLength;
        waiting = false;
        yield chunk;
        waiting = true;
      }
    } catch (error) {
      // A reader that gives up throws in here too, while it holds a piece.
      if (waiting) this.fault = error;
      throw error;
    }
  }
}

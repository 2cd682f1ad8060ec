import { Readable } from 'node:stream';

/** The services' file store without a disk; `stored` shows what lies in it. */
export function memoryFiles() {
  const stored = new Map<string, Uint8Array>();
  return {
    stored,
    async write(key: string, content: Uint8Array | Readable) {
      const bytes = content instanceof Uint8Array ? content : await collect(content);
      stored.set(key, bytes);
      return { bytes: bytes.byteLength };
    },
    read: async (key: string) => stored.get(key),
    size: async (key: string) => stored.get(key)?.byteLength,
    async open(key: string, range?: { start: number; end: number }) {
      const bytes = stored.get(key);
      if (bytes === undefined) return undefined;
      const wanted = range === undefined ? bytes : bytes.subarray(range.start, range.end + 1);
      return { size: bytes.byteLength, stream: Readable.from([Buffer.from(wanted)]) };
    },
    remove: async (key: string) => void stored.delete(key),
    removeDrafts: async () => 0,
  };
}

async function collect(stream: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

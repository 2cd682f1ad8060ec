declare module 's3rver' {
  import type { AddressInfo } from 'node:net';

  interface Context {
    method: string;
    query: Record<string, string | undefined>;
    path: string;
    status: number;
    type: string;
    body: unknown;
  }
  /** The answer tells how many bytes came, perhaps before they lie in the file. */
  type Writing<Arguments extends unknown[]> = (...written: Arguments) => Promise<{ size: number; md5: string }>;
  interface Store {
    getResourcePath(bucket: string, key: string | undefined, resource: 'object' | 'uploads'): string;
    putObject: Writing<[object: { bucket: string; key: string }]>;
    putPart: Writing<[bucket: string, uploadId: string, partNumber: number, content: unknown]>;
  }
  type Middleware = (context: Context, next: () => Promise<void>) => Promise<void>;

  /** What the tests use of it: a server of the S3 protocol over a folder. */
  export default class S3rver {
    constructor(options: {
      address: string;
      port: number;
      silent: boolean;
      directory: string;
      configureBuckets: { name: string }[];
    });
    middleware: Middleware[];
    store: Store;
    run(): Promise<AddressInfo>;
    close(): Promise<void>;
  }
}

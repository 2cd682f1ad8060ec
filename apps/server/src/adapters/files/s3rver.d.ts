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
    run(): Promise<AddressInfo>;
    close(): Promise<void>;
  }
}

import { Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  type GetObjectCommandOutput,
  HeadBucketCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { ByteRange, FileStore } from '@dehesa/services/context';
import type { S3Settings } from '../../settings/s3-settings';
import { Outgoing } from '../outgoing/outgoing';
import { ifThere, partBytes, partsAtOnce, s3Client, statusOf } from './s3-client';
import { CountedStream } from './counted-stream';
import { assertStoreKey, isStoreKey } from './store-key';

/** Uploads in a bucket of an S3-compatible storage. It has no list: others may keep theirs in the same bucket. */
export class S3FileStore implements FileStore {
  readonly #client: S3Client;
  readonly #bucket: string;

  constructor(settings: S3Settings, outgoing = new Outgoing()) {
    this.#bucket = settings.bucket;
    this.#client = s3Client(settings, outgoing);
  }

  /** Throws with the storage's own words when the bucket cannot be reached; being denied the question is no fault. */
  async assertReachable(): Promise<void> {
    try {
      await this.#client.send(new HeadBucketCommand({ Bucket: this.#bucket }));
    } catch (error) {
      if (statusOf(error) !== 403) throw error;
    }
  }

  async write(key: string, content: Uint8Array | Readable): Promise<{ bytes: number }> {
    assertStoreKey(key);
    const source = new CountedStream(content);
    try {
      await new Upload({
        client: this.#client,
        params: { Bucket: this.#bucket, Key: key, Body: source.body, ContentType: 'application/octet-stream' },
        partSize: partBytes,
        queueSize: partsAtOnce,
      }).done();
      return { bytes: source.bytes };
    } catch (error) {
      throw source.fault ?? error;
    }
  }

  async read(key: string): Promise<Uint8Array | undefined> {
    return (await this.#get(key))?.Body?.transformToByteArray();
  }

  async size(key: string): Promise<number | undefined> {
    assertStoreKey(key);
    return (await ifThere(this.#client.send(new HeadObjectCommand({ Bucket: this.#bucket, Key: key }))))?.ContentLength;
  }

  async open(key: string, range?: ByteRange): Promise<{ size: number; stream: Readable } | undefined> {
    const answer = await this.#get(key, range);
    if (!(answer?.Body instanceof Readable)) return undefined;
    return { size: sizeOfWhole(answer), stream: answer.Body };
  }

  async remove(key: string): Promise<void> {
    assertStoreKey(key);
    await this.#client.send(new DeleteObjectCommand({ Bucket: this.#bucket, Key: key }));
  }

  async removeDrafts(before: Date): Promise<number> {
    let removed = 0;
    const Bucket = this.#bucket;
    try {
      // The first thousand; what there may be more is for the next night.
      const { Uploads = [] } = await this.#client.send(new ListMultipartUploadsCommand({ Bucket }));
      for (const { Key, UploadId, Initiated } of Uploads) {
        if (Key === undefined || !isStoreKey(Key) || Initiated === undefined || Initiated >= before) continue;
        await this.#client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId }));
        removed += 1;
      }
    } catch (error) {
      // Not every storage can tell; a rule of the bucket does it there.
      if (statusOf(error) !== 501 && statusOf(error) !== 403) throw error;
    }
    return removed;
  }

  async #get(key: string, range?: ByteRange): Promise<GetObjectCommandOutput | undefined> {
    assertStoreKey(key);
    const Range = range && `bytes=${range.start}-${range.end}`;
    return ifThere(this.#client.send(new GetObjectCommand({ Bucket: this.#bucket, Key: key, Range })));
  }
}

function sizeOfWhole({ ContentRange, ContentLength }: GetObjectCommandOutput): number {
  return Number(/\/(\d+)$/.exec(ContentRange ?? '')?.[1] ?? ContentLength ?? 0);
}

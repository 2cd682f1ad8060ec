import { S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import { silenceNodeWarning } from '../../env';
import type { S3Settings } from '../../settings/s3-settings';
import type { Outgoing } from '../outgoing/outgoing';

/** The least that a part may weigh; two of them at a time is what an upload keeps in memory. */
export const partBytes = 5 * 1024 * 1024;
export const partsAtOnce = 2;

/** A client of an S3-compatible storage, by the one way out. */
export function s3Client(settings: S3Settings, outgoing: Outgoing): S3Client {
  const { endpoint, region, accessKeyId, secretAccessKey, pathStyle } = settings;
  silenceNodeWarning();
  return new S3Client({
    ...(endpoint !== null && { endpoint }),
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: pathStyle,
    requestHandler: {
      ...outgoing.trusting(...hostsOf(endpoint)).httpAgents(),
      connectionTimeout: 10_000,
      // Without a byte: large files may take as long as they come.
      socketTimeout: 60_000,
    },
    // Checksums of Amazon's own are more than other storages understand.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}

/** Named by the environment: its own server, or Amazon's; each bucket may have a name of its own under it. */
function hostsOf(endpoint: string | null): string[] {
  const host = endpoint === null ? 'amazonaws.com' : new URL(endpoint).hostname;
  return [host, `.${host}`];
}

/** The HTTP status that the store answered; undefined where it answered nothing. */
export function statusOf(error: unknown): number | undefined {
  return error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
}

export async function ifThere<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (statusOf(error) === 404) return undefined;
    throw error;
  }
}

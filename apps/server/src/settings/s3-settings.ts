import { ExpectedError } from '../expected-error';

export interface S3Settings {
  /** null is Amazon's own. */
  endpoint: string | null;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** https://host/bucket/key in place of https://bucket.host/key. */
  pathStyle: boolean;
}

const names = {
  endpoint: 'S3_ENDPOINT',
  region: 'S3_REGION',
  bucket: 'S3_BUCKET',
  accessKeyId: 'S3_ACCESS_KEY_ID',
  secretAccessKey: 'S3_SECRET_ACCESS_KEY',
  pathStyle: 'S3_PATH_STYLE',
} as const;
type Name = keyof typeof names;

/** Whose variables: those of the uploads, or those of the backups, which better lie somewhere else. */
export type S3Prefix = '' | 'BACKUP_';

/** An S3-compatible storage, or null where nothing is said of one: with half of it files would go to the wrong place. */
export function parseS3Settings(env: NodeJS.ProcessEnv, prefix: S3Prefix = ''): S3Settings | null {
  const called = (name: Name) => `${prefix}${names[name]}`;
  const given = (name: Name) => env[called(name)];
  const [endpoint, region, bucket] = [given('endpoint'), given('region'), given('bucket')];
  const [accessKeyId, secretAccessKey, pathStyle] = [
    given('accessKeyId'),
    given('secretAccessKey'),
    given('pathStyle'),
  ];
  if ([endpoint, region, bucket, accessKeyId, secretAccessKey, pathStyle].every((value) => !value)) return null;
  if (!bucket || !accessKeyId || !secretAccessKey) {
    const missing = (['bucket', 'accessKeyId', 'secretAccessKey'] as const).filter((name) => !given(name));
    throw new ExpectedError(`${missing.map(called).join(', ')} missing: give all ${prefix}S3_ variables or none`);
  }
  if (!endpoint && !region) {
    throw new ExpectedError(
      `${called('region')} is missing: the region of the bucket, or ${called('endpoint')} for a storage of your own`,
    );
  }
  if (endpoint && !(URL.canParse(endpoint) && /^https?:/.test(endpoint))) {
    throw new ExpectedError(
      `${called('endpoint')} is "${endpoint}": an address is needed, e.g. https://s3.example.org`,
    );
  }
  if (pathStyle && pathStyle !== '0' && pathStyle !== '1') {
    throw new ExpectedError(
      `${called('pathStyle')} is "${pathStyle}": use 1 for host/bucket/key or 0 for bucket.host/key`,
    );
  }
  return {
    endpoint: endpoint || null,
    region: region || 'us-east-1',
    bucket,
    accessKeyId,
    secretAccessKey,
    // Storages of one's own rarely have a name for each bucket.
    pathStyle: pathStyle ? pathStyle === '1' : Boolean(endpoint),
  };
}

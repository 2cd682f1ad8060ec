import { type FixedMail, type FixedName, fixedNames, type FixedSetting } from '@dehesa/domain/configuration';

const secrets = new Set<FixedName>(['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY', 'BACKUP_KEY', 'METRICS_TOKEN']);

/** What the environment fixes, as the configuration may show it: secrets and what stands in addresses like them left out. */
export function fixedSettings(env: NodeJS.ProcessEnv): FixedSetting[] {
  return fixedNames.flatMap((name) => {
    const given = env[name];
    if (given === undefined || given === '') return [];
    return [{ name, value: secrets.has(name) ? null : withoutSecrets(given) }];
  });
}

/** An address without who signs in there, and without its query, where keys are. */
function withoutSecrets(given: string): string {
  if (!/^[a-z][a-z0-9+.-]*:\/\//i.test(given)) return given;
  const [address = '', query] = given.replace(/\/\/[^/?#]*@/, '//').split(/[?#]/, 2);
  return query === undefined ? address : `${address}?…`;
}

/** A mail server by its address, smtp://user:password@host:port. */
export function mailServerIn(smtpUrl: string): Omit<FixedMail, 'hasPassword'> & { password: string } {
  const url = new URL(smtpUrl);
  const tls = url.protocol === 'smtps:';
  return {
    host: url.hostname,
    port: url.port === '' ? (tls ? 465 : 587) : Number(url.port),
    tls,
    // As the library's own addresses spell it.
    requireTls: url.searchParams.get('requireTLS') !== 'false',
    account: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
  };
}

/** The same for screens; null where the environment names none. */
export function fixedMail(smtpUrl: string | null): FixedMail | null {
  if (smtpUrl === null || !URL.canParse(smtpUrl)) return null;
  const { password, ...server } = mailServerIn(smtpUrl);
  return { ...server, hasPassword: password !== '' };
}

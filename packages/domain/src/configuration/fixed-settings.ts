/**
 * Variables of the server's environment that decide something which no screen can change, in the order in which the
 * configuration shows them.
 */
export const fixedNames = [
  'PUBLIC_URL',
  'SMTP_URL',
  'WHATSAPP_API_URL',
  'MAP_TILES_URL',
  'MAP_ATTRIBUTION',
  'POSTAL_CODES_URL',
  'MUNICIPAL_BORDERS_URL',
  'S3_ENDPOINT',
  'S3_REGION',
  'S3_BUCKET',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'BACKUP_DIR',
  'BACKUP_S3_BUCKET',
  'BACKUP_KEY',
  'LICENCE_ENDS_ON',
  'VIDEO_LIMIT_MB',
  'RATE_LIMIT',
  'MAX_CONNECTIONS',
  'BOOKINGS_PER_ADDRESS',
  'BOOKINGS_PER_ADDRESS_AND_ACTIVITY',
  'BOOKINGS_PER_ACTIVITY',
  'PROOF_AFTER_ADDRESS',
  'PROOF_AFTER_ACTIVITY',
  'WAITING_LIST_FACTOR',
  'SECURITY_CONTACT',
  'SQL_CONSOLE',
  'API_DOCS',
  'METRICS_ALLOW',
  'METRICS_TOKEN',
] as const;
export type FixedName = (typeof fixedNames)[number];

/** What one of them says. */
export interface FixedSetting {
  name: FixedName;
  /** Null for a secret: only that it is set. */
  value: string | null;
}

/** The mail server that the environment names, which goes over the one of the configuration; its password is told by nobody. */
export interface FixedMail {
  host: string;
  port: number;
  tls: boolean;
  requireTls: boolean;
  account: string;
  hasPassword: boolean;
}

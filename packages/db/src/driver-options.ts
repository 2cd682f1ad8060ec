import type { DriverOptions } from './connection';

/** Seconds until a database that says nothing is given up where nobody watches it. */
const patience = 5;

/**
 * What our sessions set. By the last three the database finds out within seconds that a client is gone without a word,
 * and gives back what it had locked; by itself it takes two hours.
 */
export const sessionSettings = {
  TimeZone: 'UTC',
  lock_timeout: 3_000,
  statement_timeout: 60_000,
  tcp_keepalives_idle: 3,
  tcp_keepalives_interval: 1,
  tcp_keepalives_count: 3,
};

export const driverOptions: DriverOptions = {
  onnotice: () => undefined,
  connect_timeout: patience,
  keep_alive: patience,
  connection: { application_name: 'dehesa', ...sessionSettings },
};

/**
 * Through a pooler in transaction mode each transaction may have another session of the database: no statement is kept
 * prepared in one, and what our sessions set is set by the pooler itself (the server's `assertPooler`).
 */
export const pooledOptions: DriverOptions = {
  ...driverOptions,
  prepare: false,
  connection: { application_name: 'dehesa', TimeZone: sessionSettings.TimeZone },
};

/** What a query fails with that the database cannot answer now; `isDatabaseAway` of the services recognises it. */
export class DatabaseAwayError extends Error {
  readonly code = 'DATABASE_AWAY';

  constructor(what = 'the database does not answer') {
    super(what);
    this.name = 'DatabaseAwayError';
  }
}

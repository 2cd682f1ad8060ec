export { type Database, type DatabaseOptions, openDatabase, type Queryable, type Schema } from './client';
export { DatabaseAwayError } from './database-away-error';
export { type DatabaseWatch, PostgresWatch } from './database-watch';
export { migrateDatabase } from './migrate';
export { NotEmptyError, restoreStatements } from './restore-statements';

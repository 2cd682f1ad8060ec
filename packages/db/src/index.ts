export { type Database, type DatabaseOptions, openDatabase, type Queryable, type Schema } from './client';
export { migrateDatabase } from './migrate';

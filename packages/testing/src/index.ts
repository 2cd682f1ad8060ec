export { closedAfterAll } from './closed-after-all';
export { type DatabaseLink, openDatabaseLink } from './database-link';
export { createTestDatabase, type TestDatabase } from './test-database';
export { emptyTables } from './empty-tables';
export { memoryFiles } from './memory-files';
export { testContext } from './test-context';
export { rewriteAudit } from './rewrite-audit';
export { insertSampleReservation, type SampleReservation } from './sample-reservation';
export { insertSampleUser, type SampleUser } from './sample-user';

export { createTestDatabase, type TestDatabase } from './test-database';
export { insertSampleReservation, type SampleReservation } from './sample-reservation';
export { insertSampleUser, type SampleUser } from './sample-user';

export { type ErasureReport, erasePerson } from './erase-person';
export { exportPerson, type PersonFile } from './export-person';
export { findPerson, type FoundData, type FoundPerson } from './find-person';
export { type AuditRecord, listAudit } from './list-audit';
export type { HeldAccount } from './person-accounts';
export { type DueDay, type ErasedDay, readRetention, type RetentionReport } from './read-retention';
export { eraseDueAnswers } from './erase-answers';
export { runRetention, type Retained } from './run-retention';

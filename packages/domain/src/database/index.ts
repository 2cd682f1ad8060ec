export { databaseErrors } from './errors';
export type { SyncFailure } from './sync-failure';
export { FaultListInput, StatementInput } from './schema';
export {
  firstWord,
  isStatementKind,
  statementKinds,
  statementLength,
  statementLimitMs,
  statementRowLimit,
} from './statement';
export {
  type BackupRetention,
  backupLateAfterHours,
  backupRetention,
  backupsToKeep,
  isBackupLate,
} from './backup-retention';

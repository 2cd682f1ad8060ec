export { type AuditAction, auditActions, type AuditEntity, auditEntities } from './actions';
export { AuditExportInput, AuditListInput, auditPageSize } from './schema';

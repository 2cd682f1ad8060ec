export { personalDataErrors } from './errors';
export { retentionCutoff } from './retention';
export {
  AuditListInput,
  defaultRetentionMonths,
  ErasePersonInput,
  ExportPersonInput,
  maxRetentionMonths,
  type PersonFileFormat,
  personFileFormats,
  PersonQuery,
  RetentionInput,
} from './schema';

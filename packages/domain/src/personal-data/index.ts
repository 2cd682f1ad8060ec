export { personalDataErrors } from './errors';
export { retentionCutoff } from './retention';
export {
  defaultRetentionMonths,
  ErasePersonInput,
  ExportPersonInput,
  maxRetentionMonths,
  type PersonFileFormat,
  personFileFormats,
  PersonQuery,
  RetentionInput,
} from './schema';

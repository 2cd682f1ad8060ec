export { personalDataErrors } from './errors';
export { retentionCutoff } from './retention';
export {
  defaultRetentionMonths,
  ErasePersonInput,
  ExportPersonInput,
  maxRetentionMonths,
  personFileFormats,
  PersonQuery,
  RetentionInput,
} from './schema';

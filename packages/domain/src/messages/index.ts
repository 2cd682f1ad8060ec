export { messageErrors } from './errors';
export { MessageListInput } from './schema';
export {
  fieldsOf,
  type GroupValues,
  RecordGroup,
  recordGroups,
  secretTemplateFields,
  type TemplateField,
  templateFields,
  type TemplateValues,
} from './template-fields';
export { messageStatuses } from './statuses';
export { MessageChannel, MessageStatus, TemplateSlug } from './templates';

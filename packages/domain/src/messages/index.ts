export { messageErrors } from './errors';
export { checkTemplateInput, usableGroups } from './check-template-input';
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
export { templateLanguages, templateLimits } from './template-limits';
export {
  EditTemplateInput,
  messageOf,
  TemplateInput,
  TemplateLanguage,
  TemplatePreviewInput,
  TemplateRef,
  TestMailInput,
} from './template-schema';
export { messageStatuses } from './statuses';
export { MessageChannel, MessageStatus, TemplateSlug } from './templates';

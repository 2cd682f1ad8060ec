export { messageErrors } from './errors';
export type { MailServerRefusal } from './mail-server-refusal';
export { checkTemplateInput, usableGroups } from './check-template-input';
export {
  hasSections,
  positionalTemplate,
  type PositionalTemplate,
  providerLanguages,
  providerNameOf,
} from './positional-template';
export { AllowAddressInput, MessageListInput, SuppressionListInput } from './schema';
export {
  endableMessages,
  fieldsOf,
  type GroupValues,
  type NoticeEntry,
  RecordGroup,
  recordGroups,
  secretTemplateFields,
  type TemplateField,
  templateFields,
  type TemplateValues,
  type TextLine,
  type WrittenLine,
} from './template-fields';
export { outdatedBy } from './outdated-by';
export { purposeOf, type TemplateGroup, templateGroups, type TemplateReader } from './template-groups';
export { templateLanguages, templateLimits } from './template-limits';
export {
  EditTemplateInput,
  messageOf,
  RestoreTemplateInput,
  TemplateApprovalInput,
  TemplateInput,
  TemplateLanguage,
  TemplatePreviewInput,
  TemplateRef,
  TemplateVersionRef,
  TestMailInput,
} from './template-schema';
export { messageChannels, messageStatuses } from './statuses';
export {
  SendingKey,
  WrittenText,
  writtenTextFields,
  writtenTextLimits,
  WrittenTexts,
  type WrittenTo,
} from './written-text';
export { MessageChannel, MessageKind, MessageStatus, TemplateSlug } from './templates';

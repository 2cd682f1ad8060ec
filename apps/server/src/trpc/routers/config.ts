import { AuditListInput } from '@dehesa/domain/audit';
import { SecondFactorRolesInput } from '@dehesa/domain/auth';
import {
  CustomCssInput,
  LegalTextInput,
  LegalVersionsInput,
  RestoreStyleInput,
  SettingsChangesInput,
  SettingsInput,
  StyleVersionRef,
  WhatsappAccountRef,
  WidgetOriginsInput,
} from '@dehesa/domain/configuration';
import { FaultListInput, StatementInput } from '@dehesa/domain/database';
import {
  AllowAddressInput,
  EditTemplateInput,
  MessageListInput,
  RestoreTemplateInput,
  SuppressionListInput,
  TemplateApprovalInput,
  TemplateInput,
  TemplateRef,
  TemplateVersionRef,
  TestMailInput,
} from '@dehesa/domain/messages';
import { ErasePersonInput, PersonQuery, RetentionInput } from '@dehesa/domain/personal-data';
import { readSecondFactorRoles, saveSecondFactorRoles } from '@dehesa/services/auth';
import {
  closeCollaboratorSignUp,
  editLegalText,
  listLegalTexts,
  listLegalVersions,
  listSettingsChanges,
  listStyleVersions,
  previewCustomCss,
  readApproval,
  readFirstSteps,
  readFixedSettings,
  readMapTiles,
  readPublicConfiguration,
  readSettings,
  readStyleVersion,
  readWebSettings,
  readWhatsappSetup,
  renewCollaboratorKey,
  restoreStyle,
  saveSettings,
  saveWidgetOrigins,
  submitApproval,
  testWhatsapp,
  testWordpress,
} from '@dehesa/services/configuration';
import { clearFaults, executeStatement, listFaults, listTables, synchronise } from '@dehesa/services/database';
import {
  allowAddress,
  createTemplate,
  editTemplate,
  listMessages,
  listSuppressions,
  listTemplates,
  listTemplateVersions,
  previewDraft,
  readMessage,
  readTemplateVersion,
  removeTemplate,
  restoreTemplate,
  sendTestMail,
} from '@dehesa/services/messages';
import { erasePerson, findPerson, listAudit, listAuditActors, readRetention } from '@dehesa/services/personal-data';
import { z } from 'zod';
import { longTextProcedure, publicProcedure, router, signedInProcedure } from '../init';
import { inbox } from './inbox';

/** The database tab: SQL console, the server's faults and the synchronisation (B39, B40). */
const database = router({
  execute: signedInProcedure.input(StatementInput).mutation(({ ctx, input }) => executeStatement(ctx.services, input)),
  tables: signedInProcedure.query(({ ctx }) => listTables(ctx.services)),
  faults: router({
    list: signedInProcedure.input(FaultListInput).query(({ ctx, input }) => listFaults(ctx.services, input)),
    clear: signedInProcedure.mutation(({ ctx }) => clearFaults(ctx.services)),
  }),
  synchronise: signedInProcedure.mutation(({ ctx }) => synchronise(ctx.services)),
});

/** Privacy, cookies and legal notice, in both languages. */
const legalTexts = router({
  list: signedInProcedure.query(({ ctx }) => listLegalTexts(ctx.services)),
  edit: longTextProcedure.input(LegalTextInput).mutation(({ ctx, input }) => editLegalText(ctx.services, input)),
  versions: signedInProcedure
    .input(LegalVersionsInput)
    .query(({ ctx, input }) => listLegalVersions(ctx.services, input)),
});

/** The outgoing mail, and the addresses that it is not sent to; its settings are `config.settings`. */
const mail = router({
  test: signedInProcedure.input(TestMailInput).mutation(({ ctx, input }) => sendTestMail(ctx.services, input)),
  suppressions: signedInProcedure
    .input(SuppressionListInput)
    .query(({ ctx, input }) => listSuppressions(ctx.services, input)),
  allowAddress: signedInProcedure
    .input(AllowAddressInput)
    .mutation(({ ctx, input }) => allowAddress(ctx.services, input)),
});

/** What is held of people, for how long, and who read it (B46). */
const personalData = router({
  retention: signedInProcedure.input(RetentionInput).query(({ ctx, input }) => readRetention(ctx.services, input)),
  // It leaves a line in the audit log, and what it asks for is nothing for an address.
  find: signedInProcedure.input(PersonQuery).mutation(({ ctx, input }) => findPerson(ctx.services, input)),
  erase: signedInProcedure.input(ErasePersonInput).mutation(({ ctx, input }) => erasePerson(ctx.services, input)),
  audit: signedInProcedure.input(AuditListInput).query(({ ctx, input }) => listAudit(ctx.services, input)),
  auditActors: signedInProcedure.query(({ ctx }) => listAuditActors(ctx.services)),
});

/** The roles that must have a second factor. */
const secondFactor = router({
  read: signedInProcedure.query(({ ctx }) => readSecondFactorRoles(ctx.services)),
  save: signedInProcedure
    .input(SecondFactorRolesInput)
    .mutation(({ ctx, input }) => saveSecondFactorRoles(ctx.services, input)),
});

/** The settings of the configuration screen; secrets go out hidden (B42). */
const settings = router({
  read: signedInProcedure.query(({ ctx }) => readSettings(ctx.services)),
  /** What the server's environment decides. */
  fixed: signedInProcedure.query(({ ctx }) => readFixedSettings(ctx.services)),
  changes: signedInProcedure
    .input(SettingsChangesInput)
    .query(({ ctx, input }) => listSettingsChanges(ctx.services, input)),
  save: longTextProcedure.input(SettingsInput).mutation(({ ctx, input }) => saveSettings(ctx.services, input)),
  /** Nothing is stored; style sheets are too long for an address. */
  previewCustomCss: longTextProcedure
    .input(CustomCssInput)
    .mutation(({ ctx, input }) => previewCustomCss(ctx.services, input)),
  /** What the style was saved as (B94). */
  styleVersions: signedInProcedure.query(({ ctx }) => listStyleVersions(ctx.services)),
  styleVersion: signedInProcedure
    .input(StyleVersionRef)
    .query(({ ctx, input }) => readStyleVersion(ctx.services, input)),
  restoreStyle: signedInProcedure
    .input(RestoreStyleInput)
    .mutation(({ ctx, input }) => restoreStyle(ctx.services, input)),
  whatsapp: signedInProcedure.query(({ ctx }) => readWhatsappSetup(ctx.services)),
  testWhatsapp: signedInProcedure
    .input(WhatsappAccountRef)
    .mutation(({ ctx, input }) => testWhatsapp(ctx.services, input)),
  testWordpress: signedInProcedure.mutation(({ ctx }) => testWordpress(ctx.services)),
});

/** The texts of messages; the preview of a stored one is `/api/email-template/{slug}`. */
const templates = router({
  list: signedInProcedure.query(({ ctx }) => listTemplates(ctx.services)),
  create: longTextProcedure.input(TemplateInput).mutation(({ ctx, input }) => createTemplate(ctx.services, input)),
  edit: longTextProcedure.input(EditTemplateInput).mutation(({ ctx, input }) => editTemplate(ctx.services, input)),
  remove: signedInProcedure.input(TemplateRef).mutation(({ ctx, input }) => removeTemplate(ctx.services, input)),
  /** What a template was saved as (B94). */
  versions: signedInProcedure.input(TemplateRef).query(({ ctx, input }) => listTemplateVersions(ctx.services, input)),
  version: signedInProcedure
    .input(TemplateVersionRef)
    .query(({ ctx, input }) => readTemplateVersion(ctx.services, input)),
  restore: signedInProcedure
    .input(RestoreTemplateInput)
    .mutation(({ ctx, input }) => restoreTemplate(ctx.services, input)),
  /** What WhatsApp says of a text; it is asked anew each time. */
  approval: signedInProcedure
    .input(TemplateApprovalInput)
    .mutation(({ ctx, input }) => readApproval(ctx.services, input)),
  submit: signedInProcedure
    .input(TemplateApprovalInput)
    .mutation(({ ctx, input }) => submitApproval(ctx.services, input)),
  /** How what is being written reads; nothing is stored. */
  preview: longTextProcedure.input(TemplateInput).mutation(({ ctx, input }) => previewDraft(ctx.services, input)),
});

/** What opens the product to other sites: origins of the widget, key of the collaborators' sign-up. */
const web = router({
  read: signedInProcedure.query(({ ctx }) => readWebSettings(ctx.services)),
  saveWidgetOrigins: signedInProcedure
    .input(WidgetOriginsInput)
    .mutation(({ ctx, input }) => saveWidgetOrigins(ctx.services, input)),
  renewCollaboratorKey: signedInProcedure.mutation(({ ctx }) => renewCollaboratorKey(ctx.services)),
  closeCollaboratorSignUp: signedInProcedure.mutation(({ ctx }) => closeCollaboratorSignUp(ctx.services)),
});

const MessageId = z.object({ id: z.number().int().positive() });

/** The installation and its log of messages. */
export const config = router({
  public: publicProcedure.query(({ ctx }) => readPublicConfiguration(ctx.services)),
  database,
  inbox,
  legalTexts,
  mail,
  personalData,
  secondFactor,
  settings,
  templates,
  web,
  firstSteps: signedInProcedure.query(({ ctx }) => readFirstSteps(ctx.services)),
  mapTiles: signedInProcedure.query(({ ctx }) => readMapTiles(ctx.services)),
  messages: router({
    list: signedInProcedure.input(MessageListInput).query(({ ctx, input }) => listMessages(ctx.services, input)),
    byId: signedInProcedure.input(MessageId).query(({ ctx, input }) => readMessage(ctx.services, input)),
  }),
});

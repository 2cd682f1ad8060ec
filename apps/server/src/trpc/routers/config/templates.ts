import { EditTemplateInput, TemplateApprovalInput, TemplateInput, TemplateRef } from '@dehesa/domain/messages';
import { readApproval, submitApproval } from '@dehesa/services/configuration';
import { createTemplate, editTemplate, listTemplates, previewDraft, removeTemplate } from '@dehesa/services/messages';
import { longTextProcedure, router, signedInProcedure } from '../../init';

/** The texts of messages; the preview of a stored one is `/api/email-template/{slug}`. */
export const templates = router({
  list: signedInProcedure.query(({ ctx }) => listTemplates(ctx.services)),
  create: longTextProcedure.input(TemplateInput).mutation(({ ctx, input }) => createTemplate(ctx.services, input)),
  edit: longTextProcedure.input(EditTemplateInput).mutation(({ ctx, input }) => editTemplate(ctx.services, input)),
  remove: signedInProcedure.input(TemplateRef).mutation(({ ctx, input }) => removeTemplate(ctx.services, input)),
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

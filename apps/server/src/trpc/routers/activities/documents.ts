import { CreateDocumentInput, DocumentRef, EditDocumentInput, ListDocumentsInput } from '@dehesa/domain/activities';
import { createDocument, editDocument, listDocuments, removeDocument } from '@dehesa/services/activities';
import { router, signedInProcedure } from '../../init';

/** The documents that an activity offers, by language. */
export const documents = router({
  list: signedInProcedure.input(ListDocumentsInput).query(({ ctx, input }) => listDocuments(ctx.services, input)),
  create: signedInProcedure
    .input(CreateDocumentInput)
    .mutation(({ ctx, input }) => createDocument(ctx.services, input)),
  edit: signedInProcedure.input(EditDocumentInput).mutation(({ ctx, input }) => editDocument(ctx.services, input)),
  remove: signedInProcedure.input(DocumentRef).mutation(({ ctx, input }) => removeDocument(ctx.services, input)),
});

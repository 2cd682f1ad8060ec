export { checkpointAddress, posterAddress, type PosterLanguage, posterLanguages, qrAddress } from './addresses';
export {
  checkCollaborator,
  missingCollaboratorFields,
  type RequiredCollaboratorField,
  requiredCollaboratorFields,
  requiredSignUpFields,
} from './check-collaborator';
export { collaboratorErrors } from './errors';
export { collaboratorLimits } from './limits';
export { collaboratorOrders } from './orders';
export {
  CollaboratorAccessInput,
  CollaboratorInput,
  CollaboratorListInput,
  CollaboratorRecordsInput,
  CollaboratorRef,
  CreateCollaboratorInput,
  EarlyAccessChangesInput,
  EarlyAccessInput,
  EditCollaboratorInput,
} from './schema';
export { signUpFields, SignUpInput, signUpKeyLength } from './sign-up';

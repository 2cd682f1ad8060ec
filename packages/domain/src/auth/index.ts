export { foldPassword, isEasyPassword, type KnownWords } from './easy-password';
export { authErrors } from './errors';
export {
  ChangePasswordInput,
  CreateFirstAdminInput,
  emailVerificationLimits,
  RecoverPasswordInput,
  SessionEndInput,
  SessionKind,
  SignInInput,
  UserSessionsInput,
  VerifyEmailInput,
} from './schema';

export { foldPassword, isEasyPassword, type KnownWords } from './easy-password';
export { authErrors } from './errors';
export {
  ChangePasswordInput,
  CreateFirstAdminInput,
  emailVerificationLimits,
  RecoverPasswordInput,
  SignInInput,
  VerifyEmailInput,
} from './schema';

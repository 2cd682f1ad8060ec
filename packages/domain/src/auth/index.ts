export { type AccountNotice, accountNotices } from './account-notices';
export { foldPassword, isEasyPassword, type KnownWords } from './easy-password';
export { authErrors } from './errors';
export {
  ChangePasswordInput,
  CreateFirstAdminInput,
  emailVerificationLimits,
  RecoverPasswordInput,
  RecoverSuperAdminInput,
  SessionEndInput,
  SessionKind,
  SignInInput,
  UserSessionsInput,
  VerifyEmailInput,
} from './schema';
export { secondFactorLimits } from './second-factor/limits';
export {
  ConfirmPasskeyInput,
  ConfirmTotpInput,
  CreateApplicationKeyInput,
  FinishSignInInput,
  FinishWithPasskeyInput,
  PasskeyAnswer,
  PasswordAgain,
  ProveWithPasskeyInput,
  RemovePasskeyInput,
  RenamePasskeyInput,
  rolesWithSecondFactor,
  SecondFactorRef,
  SecondFactorRolesInput,
} from './second-factor/schema';
export {
  readTypedCode,
  recoveryAlphabet,
  recoveryLength,
  showRecoveryCode,
  totpDigits,
  type TypedCode,
} from './second-factor/typed-code';

export { authErrors } from './errors';
export { ChangePasswordInput, CreateFirstAdminInput, RecoverPasswordInput, SignInInput } from './schema';

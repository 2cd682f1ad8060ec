export { minimumPasswordLength, Password } from './schema';
export { userErrors } from './errors';

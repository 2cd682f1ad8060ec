export { type DocumentKind, documentKind, identityKey, isIdentity, tidyIdentity } from './documents';
export {
  countries,
  type Country,
  emailKey,
  isEmail,
  isPostalCode,
  hasPostalCodeShape,
  mobileNumber,
  mobilePattern,
  phoneDigits,
  type PhoneNumber,
  type PhonePrefix,
  phonePrefixes,
  readPhone,
  searchedPhone,
} from './identity';

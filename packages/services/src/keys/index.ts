export {
  cancellationToken,
  contactHash,
  isContactOf,
  type LinkClaim,
  linkOpens,
  type LinkRecipient,
  linksSince,
  linkToken,
  openedByLink,
  readCancellationToken,
  readLinkToken,
  recipientToken,
  type ReservationClaim,
} from './contact-link';
export { correctionRight, isCorrectable, readCorrectionRight, renewedRight } from './correction-right';
export { purposeKey, purposeKeys } from './purpose-key';
export { open, openAny, type Opened, seal } from './seal';
export { readSignedToken, signToken } from './signed-token';

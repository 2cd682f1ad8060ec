/** What the owner of an account is told by mail when it has happened, whoever did it. */
export const accountNotices = [
  'appSetUp',
  'appRemoved',
  'passkeyAdded',
  'passkeyRemoved',
  'recoveryCodesRenewed',
  'recoveryCodeUsed',
  'applicationKeyMade',
  'passwordChanged',
  'passwordSetByStaff',
  'emailMovedByStaff',
  'recoveredOnServer',
] as const;
export type AccountNotice = (typeof accountNotices)[number];

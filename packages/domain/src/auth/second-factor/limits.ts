/** How long and how often: minutes, days, and how many there may be of each. */
export const secondFactorLimits = {
  /** Between the password and the second step; also to finish a set-up that was begun. */
  pendingMinutes: 5,
  setUpMinutes: 15,
  /** Who has proven who they are is not asked again this long for what could take the product away from others. */
  proofMinutes: 15,
  /** B25: as many wrong codes end the sign-in that they were typed for. */
  wrongCodes: 5,
  /** A device that is remembered is not asked for a code this long. */
  deviceDays: 30,
  recoveryCodes: 10,
  passkeys: 10,
  applicationKeys: 20,
  name: 60,
} as const;

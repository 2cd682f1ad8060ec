/** Maximum lengths and values of the settings (D1). */
export const settingsLimits = {
  appName: 80,
  alias: 50,
  email: 80,
  /** Addresses that the administration's notices go to. */
  adminEmails: 3,
  host: 200,
  secret: 400,
  account: 80,
  whatsappAccount: 50,
  address: 400,
  customCss: 60_000,
  paymentName: 300,
  paymentCode: 50,
  databaseName: 64,
  databasePrefix: 50,
  reservations: 1000,
  months: 600,
  feeReminderDays: 60,
  minutes: 1440,
} as const;

/** What a stored secret looks like from outside; saving it again keeps what is stored (B42). */
export const hiddenSecret = '********';

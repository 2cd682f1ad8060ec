/** Secrets of the configuration; each territory has a WhatsApp token of its own (B42). */
export type SecretName =
  | 'mail-password'
  | 'payment-key'
  | 'wordpress-password'
  | 'sync-token'
  | 'whatsapp-token-1'
  | 'whatsapp-token-2'
  | 'whatsapp-app-secret-1'
  | 'whatsapp-app-secret-2';

/** Why nothing was said to a mail server: its address is not allowed, or it offers no encryption that the settings ask for. */
export type MailServerRefusal = 'notAllowed' | 'notEncrypted';

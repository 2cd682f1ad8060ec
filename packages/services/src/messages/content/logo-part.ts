import type { MailLogo } from '../../configuration/read/logo';

export const logoCid = 'logo@dehesa';

/** The logo as a mail brings it along (B107). */
export function logoPart({ png }: MailLogo) {
  return { filename: 'logo.png', contentType: 'image/png', content: png, cid: logoCid };
}

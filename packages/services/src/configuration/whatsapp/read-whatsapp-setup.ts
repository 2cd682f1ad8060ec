import { authorize, type ServiceContext } from '../../context';
import { whatsappVerifyToken } from '../whatsapp-account';

/** What is typed at WhatsApp so that it tells this installation what arrives (B38). */
export interface WhatsappSetup {
  webhookUrl: string;
  verifyToken: string;
}

/** Where WhatsApp reaches the installation, and the word by which it knows that it is us. Super administrators. */
export function readWhatsappSetup(ctx: ServiceContext): WhatsappSetup {
  authorize(ctx, 'configuration.manage');
  return {
    webhookUrl: `${ctx.installation.publicUrl}/api/whatsapp/webhook`,
    verifyToken: whatsappVerifyToken(ctx.installation),
  };
}

import type { LegalKind } from '@dehesa/domain/configuration';
import type { PublicConfiguration } from '@dehesa/services/configuration';

/** The public configuration in the documented words (B30). */
export function presentPublicConfiguration(
  { appType, appName, customCss, earlyAccess, territories }: PublicConfiguration,
  texts: Record<LegalKind, string>,
) {
  const territory = (id: number) => ({
    whatsapp_fbid: territories.find((one) => one.id === id)?.whatsappPhoneNumberId ?? '',
  });
  return {
    tipoapp: appType,
    nombre: appName,
    customcss: customCss,
    resvip_fecha_inicio: earlyAccess.opensOn,
    resvip_fecha_fin: earlyAccess.closesOn,
    monfrague: territory(1),
    tajo: territory(2),
    textos_legales: {
      politica_privacidad: texts.privacy,
      politica_cookies: texts.cookies,
      aviso_legal: texts.notice,
    },
  };
}

import type { StaffLanguage } from '@dehesa/domain/languages';

const es = {
  title: 'Consentimientos',
  privacy: 'Política de privacidad',
  photo: 'Uso de imágenes',
  communications: 'Comunicaciones',
  whatsapp: 'Avisos por WhatsApp',
  given: (date: string) => `Aceptado el ${date}`,
  refused: 'No aceptado',
  version: (version: string) => `Versión de los textos: ${version}`,
  byStaff: 'La reserva la hizo el equipo: no consta ningún consentimiento del visitante en la web.',
  erased: (date: string) => `Los datos personales de esta reserva se borraron el ${date}.`,
  nameErased: 'Datos borrados',
};

export type ReservationConsentTexts = typeof es;

const pt: ReservationConsentTexts = {
  title: 'Consentimentos',
  privacy: 'Política de privacidade',
  photo: 'Utilização de imagens',
  communications: 'Comunicações',
  whatsapp: 'Avisos por WhatsApp',
  given: (date) => `Aceite em ${date}`,
  refused: 'Não aceite',
  version: (version) => `Versão dos textos: ${version}`,
  byStaff: 'A reserva foi feita pela equipa: não há nenhum consentimento do visitante no site.',
  erased: (date) => `Os dados pessoais desta reserva foram apagados em ${date}.`,
  nameErased: 'Dados apagados',
};

/** What a reservation says of the consents that were given with it, and of data that is no longer there (B46). */
export const reservationConsents: Record<StaffLanguage, ReservationConsentTexts> = { es, pt };

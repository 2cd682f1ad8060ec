import type { StaffLanguage } from '@dehesa/domain/languages';

const es = {
  own: 'Mis sesiones',
  ownIntroduction: 'Dónde tienes abierta tu cuenta. Si no reconoces alguna, termínala y cambia tu contraseña.',
  of: 'Sesiones abiertas',
  ofIntroduction: 'Dónde está abierta esta cuenta.',
  none: 'No tiene ninguna sesión abierta.',
  device: (browser: string, system: string) => `${browser} en ${system}`,
  unknownDevice: 'Dispositivo desconocido',
  application: 'Aplicación conectada',
  isThis: 'Esta sesión',
  from: (network: string) => `Red ${network}`,
  signedIn: (instant: string) => `Iniciada: ${instant}`,
  lastUsed: (instant: string) => `Último uso: ${instant}`,
  end: 'Terminar',
  endOf: (device: string, instant: string) => `Terminar la sesión de ${device}, iniciada el ${instant}`,
  ended: 'Sesión terminada',
  endOthers: 'Terminar las demás',
  endAll: 'Terminar todas',
  othersEnded: (count: number) => (count === 1 ? '1 sesión terminada' : `${count} sesiones terminadas`),
};

const pt: typeof es = {
  own: 'As minhas sessões',
  ownIntroduction: 'Onde tem a sua conta aberta. Se não reconhecer alguma, termine-a e altere a sua palavra-passe.',
  of: 'Sessões abertas',
  ofIntroduction: 'Onde esta conta está aberta.',
  none: 'Não tem nenhuma sessão aberta.',
  device: (browser, system) => `${browser} em ${system}`,
  unknownDevice: 'Dispositivo desconhecido',
  application: 'Aplicação ligada',
  isThis: 'Esta sessão',
  from: (network) => `Rede ${network}`,
  signedIn: (instant) => `Início: ${instant}`,
  lastUsed: (instant) => `Última utilização: ${instant}`,
  end: 'Terminar',
  endOf: (device, instant) => `Terminar a sessão de ${device}, iniciada em ${instant}`,
  ended: 'Sessão terminada',
  endOthers: 'Terminar as outras',
  endAll: 'Terminar todas',
  othersEnded: (count) => (count === 1 ? '1 sessão terminada' : `${count} sessões terminadas`),
};

/** Where an account is open, on its owner's screen and on a super admin's. */
export const accountSessions: Record<StaffLanguage, typeof es> = { es, pt };

import type { AccountDeed } from '@dehesa/domain/users';

const deeds: Record<AccountDeed, string> = {
  'users.create': 'Cuenta creada',
  'users.edit': 'Datos modificados',
  'users.editProfile': 'Datos modificados por su titular',
  'users.removeImage': 'Imagen quitada',
  'users.removeProfileImage': 'Imagen quitada por su titular',
  'users.setAccess': 'Acceso cambiado',
  'users.setPassword': 'Contraseña cambiada por la administración',
  'users.renewFee': 'Cuota renovada',
  'users.takeBackFee': 'Pago de la cuota anulado',
  'users.resendInvitation': 'Invitación enviada otra vez',
  'users.withdrawInvitation': 'Invitación anulada',
  'users.write': 'Mensaje escrito por el equipo',
  'users.acceptInvitation': 'Invitación aceptada: contraseña elegida',
  'collaborators.create': 'Colaborador creado',
  'collaborators.edit': 'Datos modificados',
  'collaborators.removeImage': 'Logotipo quitado',
  'collaborators.sendConfirmation': 'Confirmación enviada',
  'collaborators.setAccess': 'Acceso cambiado',
  'collaborators.signUp': 'Solicitud de alta',
  'users.remove': 'Enviado a la papelera',
  'users.restore': 'Recuperado de la papelera',
  'collaborators.remove': 'Enviado a la papelera',
  'collaborators.restore': 'Recuperado de la papelera',
  'auth.changePassword': 'Contraseña cambiada por su titular',
  'auth.resetSecondFactor': 'Verificación en dos pasos restablecida',
};

/** Fields as the log names them. */
const fields: Readonly<Record<string, string>> = {
  alias: 'alias',
  firstName: 'nombre',
  lastName: 'apellidos',
  companyName: 'empresa',
  taxId: 'NIF / CIF',
  postalCode: 'código postal',
  address: 'dirección',
  locality: 'localidad',
  province: 'provincia',
  phone: 'teléfono',
  email: 'email',
  website: 'página web',
  services: 'servicios',
  birthDate: 'fecha de nacimiento',
  imageId: 'imagen',
  language: 'idioma de los mensajes',
  role: 'rol',
  reference: 'nº de usuario',
  territoryId: 'territorio',
  tariffId: 'tarifa',
  feePaidOn: 'fecha de pago',
  feeExpiresOn: 'fecha de caducidad',
};

/** Who did what to an account (B98). */
export const accountHistory = {
  heading: 'Historial',
  empty: 'Todavía no hay nada en el historial.',
  earlier: 'Ver lo anterior',
  deeds,
  /** One that this version does not know stays readable. */
  changed: (names: readonly string[]) => `Cambia: ${names.map((name) => fields[name] ?? name).join(', ')}`,
  roleChanged: (from: string, to: string) => `${from} → ${to}`,
  withAccess: 'Con acceso',
  withoutAccess: 'Sin acceso',
  invited: 'Con invitación por correo',
  /** What was written to it. */
  quoted: (subject: string) => `«${subject}»`,
  /** Who did it by the link of a mail, or on a page for visitors. */
  themselves: 'La propia persona',
  nobody: 'El sistema',
  gone: 'Una cuenta que ya no existe',
};

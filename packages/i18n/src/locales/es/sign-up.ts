import type { RequiredCollaboratorField } from '@dehesa/domain/collaborators';

export type Asked = Record<RequiredCollaboratorField, string>;

const missingEs: Asked = {
  companyName: 'Escriba el nombre de su establecimiento.',
  firstName: 'Escriba su nombre.',
  lastName: 'Escriba sus apellidos.',
  postalCode: 'Escriba el código postal.',
  locality: 'Escriba la localidad.',
  province: 'Escriba la provincia.',
  phone: 'Escriba un teléfono.',
  email: 'Escriba un correo electrónico.',
  imageId: 'Elija el logotipo de su establecimiento.',
};

/** Spanish texts. */
export const es = {
  title: 'Hágase colaborador',
  intro: (site: string) =>
    `Rellene este formulario para que su establecimiento colabore con ${site}. Sus clientes podrán reservar actividades con antelación.`,
  required: 'Los campos marcados con * son obligatorios.',
  optional: 'opcional',
  business: 'Su establecimiento',
  contact: 'Persona de contacto',
  companyName: 'Nombre del establecimiento',
  postalCode: 'Código postal',
  locality: 'Localidad',
  province: 'Provincia',
  territory: 'Zona',
  anyTerritory: 'No lo sé',
  website: 'Página web',
  websiteHint: 'Por ejemplo www.micasarural.es',
  services: 'Servicios que ofrece',
  servicesHint: 'Alojamiento, restaurante, alquiler de bicicletas…',
  charactersLeft: (count: number): string => (count === 1 ? 'Queda 1 carácter' : `Quedan ${count} caracteres`),
  logo: 'Logotipo',
  logoHint: 'Una imagen JPEG, PNG o WebP. Aparecerá en su página de colaborador.',
  chooseLogo: 'Elegir imagen',
  changeLogo: 'Cambiar imagen',
  chosen: (name: string) => `Imagen elegida: ${name}`,
  firstName: 'Nombre',
  lastName: 'Apellidos',
  phone: 'Teléfono',
  email: 'Correo electrónico',
  emailHint: 'Le escribiremos a esta dirección, y con ella entrará en su página.',
  privacy: 'Sus datos sirven para gestionar la colaboración. Más información en la',
  privacyPolicy: 'política de privacidad',
  submit: 'Enviar solicitud',
  sending: 'Enviando…',
  sent: (percent: number) => `Enviando la imagen: ${percent} %`,
  completeTitle: 'Complete campos',
  complete: 'Por favor, rellene todos los campos obligatorios para continuar',
  emailInvalid: 'Email no válido',
  websiteInvalid: 'Esa dirección web no es válida.',
  correctTitle: 'Revise estos datos',
  emailTaken: 'Existe un colaborador con este email',
  kept: 'Lo que ha escrito se conserva: puede intentarlo de nuevo.',
  doneTitle: 'Solicitud enviada',
  done: (company: string) =>
    `Gracias. Hemos recibido la solicitud de ${company}. La revisaremos y le escribiremos cuando esté lista.`,
  missing: missingEs,
};

import type { RequiredCollaboratorField } from '@dehesa/domain/collaborators';
import type { Language } from '@dehesa/domain/languages';

type Asked = Record<RequiredCollaboratorField, string>;

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

const missingPt: Asked = {
  companyName: 'Escreva o nome do seu estabelecimento.',
  firstName: 'Escreva o seu nome.',
  lastName: 'Escreva os seus apelidos.',
  postalCode: 'Escreva o código postal.',
  locality: 'Escreva a localidade.',
  province: 'Escreva o distrito ou a província.',
  phone: 'Escreva um telefone.',
  email: 'Escreva um e-mail.',
  imageId: 'Escolha o logótipo do seu estabelecimento.',
};

const es = {
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

const pt: typeof es = {
  title: 'Torne-se colaborador',
  intro: (site) =>
    `Preencha este formulário para que o seu estabelecimento colabore com ${site}. Os seus clientes poderão reservar atividades com antecedência.`,
  required: 'Os campos assinalados com * são obrigatórios.',
  optional: 'opcional',
  business: 'O seu estabelecimento',
  contact: 'Pessoa de contacto',
  companyName: 'Nome do estabelecimento',
  postalCode: 'Código postal',
  locality: 'Localidade',
  province: 'Distrito ou província',
  territory: 'Zona',
  anyTerritory: 'Não sei',
  website: 'Site',
  websiteHint: 'Por exemplo www.aminhaquinta.pt',
  services: 'Serviços que oferece',
  servicesHint: 'Alojamento, restaurante, aluguer de bicicletas…',
  charactersLeft: (count) => (count === 1 ? 'Resta 1 carácter' : `Restam ${count} caracteres`),
  logo: 'Logótipo',
  logoHint: 'Uma imagem JPEG, PNG ou WebP. Aparecerá na sua página de colaborador.',
  chooseLogo: 'Escolher imagem',
  changeLogo: 'Mudar imagem',
  chosen: (name) => `Imagem escolhida: ${name}`,
  firstName: 'Nome',
  lastName: 'Apelidos',
  phone: 'Telefone',
  email: 'E-mail',
  emailHint: 'Escrevemos-lhe para este endereço, e é com ele que entra na sua página.',
  privacy: 'Os seus dados servem para gerir a colaboração. Mais informações na',
  privacyPolicy: 'política de privacidade',
  submit: 'Enviar pedido',
  sending: 'A enviar…',
  sent: (percent) => `A enviar a imagem: ${percent} %`,
  completeTitle: 'Preencha os campos',
  complete: 'Por favor, preencha todos os campos obrigatórios para continuar',
  emailInvalid: 'E-mail inválido',
  websiteInvalid: 'Esse endereço web não é válido.',
  correctTitle: 'Verifique estes dados',
  emailTaken: 'Já existe um colaborador com este e-mail',
  kept: 'O que escreveu mantém-se: pode tentar de novo.',
  doneTitle: 'Pedido enviado',
  done: (company) =>
    `Obrigado. Recebemos o pedido de ${company}. Vamos analisá-lo e escrevemos-lhe quando estiver pronto.`,
  missing: missingPt,
};

export type SignUpTexts = typeof es;

const catalogue: Record<Language, SignUpTexts> = { es, pt };

/** The texts of the public sign-up of collaborators. */
export function signUpTexts(language: Language): SignUpTexts {
  return catalogue[language];
}

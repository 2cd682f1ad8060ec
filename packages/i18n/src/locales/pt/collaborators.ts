import type * as es from '../es/collaborators';
import type { RequiredCollaboratorField } from '@dehesa/domain/collaborators';
import { plural } from './counting';
import { countUnnamed } from './group-size';

const missing: Record<RequiredCollaboratorField, string> = {
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

/** Portuguese (Portugal) texts. */
export const signUp: typeof es.signUp = {
  title: 'Torne-se colaborador',
  intro: (site) =>
    `Preencha este formulário para que o seu estabelecimento colabore com ${site}. Os seus clientes poderão reservar atividades com antecedência.`,
  required: 'Os campos assinalados com * são obrigatórios.',
  optional: 'opcional',
  business: 'O seu estabelecimento',
  contact: 'Pessoa de contacto',
  companyName: 'Nome do estabelecimento',
  postalCode: 'Código postal',
  postalCodeUnknown: 'Não conhecemos este código postal. Verifique-o; se estiver bem escrito, pode continuar.',
  locality: 'Localidade',
  province: 'Distrito ou província',
  territory: 'Zona',
  anyTerritory: 'Não sei',
  website: 'Site',
  websiteHint: 'Por exemplo www.aminhaquinta.pt',
  services: 'Serviços que oferece',
  servicesHint: 'Alojamento, restaurante, aluguer de bicicletas…',
  charactersLeft: (count) => plural(count, 'Resta 1 carácter', `Restam ${count} caracteres`),
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
  missing: missing,
};

/** Portuguese (Portugal) texts. */
export const checkpoint: typeof es.checkpoint = {
  title: 'Validar visita',
  reference: 'Número da reserva',
  referenceHint: 'Por exemplo TAJ-ABCD2345',
  validate: 'Validar',
  validating: 'A procurar…',
  confirmTitle: 'Confirmar a visita',
  holder: 'Reserva em nome de',
  people: 'Pessoas',
  activity: 'Atividade',
  confirm: 'Confirmar visita',
  confirming: 'A confirmar…',
  back: 'Voltar',
  done: 'Visita registada',
  already: 'Já registada',
  alreadyHint: 'Esta visita já tinha sido validada. Não precisa de fazer mais nada.',
  notFound: 'Não há nenhuma reserva confirmada com esse número. Verifique-o e escreva-o de novo.',
  failed: 'Ocorreu um erro',
  failedHint: 'Verifique a ligação à internet e tente de novo.',
  missingCollaborator: 'A ligação não é válida. Use a ligação ou o código QR do seu estabelecimento.',
  intro: 'Leia o código QR da reserva ou escreva o número da reserva.',
  scan: 'Ler o código QR',
  stop: 'Fechar a câmara',
  close: 'Fechar',
  video: 'O que a câmara vê',
  opening: 'A abrir a câmara…',
  ready: 'Aproxime o código QR da reserva, no telemóvel ou em papel.',
  torch: 'Lanterna',
  notOurs: 'Esse código QR não é de uma reserva. Peça o da confirmação ou escreva o número.',
  problems: {
    denied: 'Não há autorização para usar a câmara. Autorize-a nas definições do navegador, ou escreva o número.',
    noCamera: 'Não foi encontrada nenhuma câmara. Escreva o número da reserva.',
    failed:
      'Não foi possível abrir a câmara; talvez esteja a ser usada por outra aplicação. Escreva o número da reserva.',
  },
  shift: 'Turno',
  companions: 'Acompanhantes',
  unnamed: countUnnamed,
  recent: 'Visitas registadas agora neste dispositivo',
  recentHint: 'Esta lista desaparece ao fechar a página.',
};

/** Portuguese (Portugal) texts. */
export const poster: typeof es.poster = {
  title: (name) => `Cartaz de ${name}`,
  heading: 'Registe aqui a sua visita',
  how: 'Mostre o número da sua reserva. Um funcionário lê este código e regista a sua visita.',
  fileName: (name) => `Cartaz ${name}`,
};

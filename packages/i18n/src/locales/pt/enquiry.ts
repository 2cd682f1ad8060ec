import type { EnquiryTexts } from '../../enquiry';
import type { EnquiryFailureCode, FailureText } from '../../visitor-failures';
import { counted, plural } from './counting';

const failures: Record<EnquiryFailureCode, FailureText> = {
  'reservations.incomplete': { title: 'Preencha os campos', message: () => 'Por favor, preencha este campo.' },
  'reservations.emailInvalid': {
    title: 'E-mail inválido',
    message: () => 'Escreva o endereço de e-mail completo, por exemplo nome@exemplo.pt.',
  },
  'reservations.phoneInvalid': {
    title: 'Telefone inválido',
    message: () =>
      'Esse número não pode existir. Verifique os algarismos; se for de outro país, escreva-o com + e o indicativo.',
  },
  'reservations.privacyNotAccepted': {
    title: 'Aceite a política de privacidade',
    message: () => 'Assinale a caixa da política de privacidade: sem isso não lhe podemos responder.',
  },
  'reservations.textRefused': {
    title: 'Texto inválido',
    message: () => 'Não escreva aqui endereços de páginas web nem caracteres ocultos.',
  },
  'reservations.proofRequired': {
    title: 'Não foi possível verificar',
    message: () => 'Não conseguimos verificar que é uma pessoa a escrever. Tente de novo.',
  },
  'reservations.idempotencyMismatch': {
    title: 'Já recebida',
    message: () =>
      'Já recebemos o que enviou a partir desta página com outro texto. Consulte o seu e-mail antes de enviar outra vez.',
  },
  'inbox.groupSize': {
    title: 'Confira quantas pessoas são',
    message: () =>
      'Um grupo tem de 5 a 200 pessoas ao todo, com pelo menos um adulto. Escreva os números com algarismos.',
  },
  'inbox.notAsked': {
    title: 'Já não é possível perguntar',
    message: () => 'Esta atividade terminou ou não se vai realizar. Volte a carregar a página para ver o seu estado.',
  },
  'record.notFound': { title: 'Atividade não disponível', message: () => 'Esta atividade já não está publicada.' },
  'request.tooMany': {
    title: 'Demasiados envios',
    message: ({ minutes = 60 }) =>
      `Foram enviadas muitas mensagens em pouco tempo a partir da sua ligação à internet ou sobre esta atividade. Tente de novo dentro de ${counted(minutes, 'minuto', 'minutos')}.`,
  },
  'service.busy': {
    title: 'Tente de novo',
    message: () => 'Há muitas pessoas ao mesmo tempo. Espere uns segundos e tente de novo.',
  },
};

/** What visitors ask before booking. */
export const enquiry: EnquiryTexts = {
  question: {
    intro: 'Os campos assinalados com * são obrigatórios. Fazer uma pergunta não reserva nenhum lugar.',
    text: 'A sua pergunta',
    submit: 'Enviar a pergunta',
    doneTitle: 'Recebemos a sua pergunta',
    done: (email) => `Enviámos um e-mail para ${email} e vamos responder-lhe para esse mesmo endereço.`,
    again: 'Fazer outra pergunta',
    waitingTitle: 'A sua pergunta ainda não foi enviada',
    waiting: 'Neste momento não a podemos receber. Será enviada logo que possível e uma só vez: não feche esta página.',
    stopped: 'A pergunta só será enviada quando voltar a carregar no botão.',
  },
  group: {
    title: 'Pedido de grupo',
    intro:
      'Os campos assinalados com * são obrigatórios. Com este pedido não fica reservado nenhum lugar: a organização confirma-lhe se há vagas.',
    organisation: 'Escola, associação ou empresa',
    adults: 'Adultos',
    adultsHint: 'Conte também consigo, se vier.',
    minors: 'Menores de 18 anos',
    activityId: 'Data',
    wishedDate: 'Outra data ou hora que prefiram',
    text: 'Observações',
    submit: 'Enviar o pedido',
    doneTitle: 'Recebemos o seu pedido',
    done: (email) => `Enviámos um e-mail para ${email} e vamos responder-lhe para esse mesmo endereço.`,
    again: 'Fazer outro pedido',
    waitingTitle: 'O seu pedido ainda não foi enviado',
    waiting: 'Neste momento não o podemos receber. Será enviado logo que possível e uma só vez: não feche esta página.',
    stopped: 'O pedido só será enviado quando voltar a carregar no botão.',
  },
  firstName: 'Nome',
  lastName: 'Apelidos',
  email: 'E-mail',
  emailHint: 'Vamos responder-lhe para este endereço.',
  phonePrefix: 'Indicativo',
  phone: 'Telefone',
  consents: 'Consentimento',
  privacyAccepted: 'Li e aceito a',
  left: (count) => plural(count, 'Resta 1 carácter', `Restam ${count} caracteres`),
  sending: 'A enviar…',
  close: 'Fechar',
  stop: 'Não enviar por agora',
  stoppedTitle: 'Deixámos de tentar',
  proving: 'Um momento: verificamos que não é um programa automático a escrever. São uns segundos.',
  completeFields: 'Por favor, preencha todos os campos obrigatórios para continuar.',
  kept: 'O que escreveu mantém-se: pode tentar de novo.',
  failed: { title: 'Não foi possível enviar', message: 'Verifique a ligação à internet e tente de novo.' },
  failures,
};

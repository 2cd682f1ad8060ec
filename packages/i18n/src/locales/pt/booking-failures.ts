import type { BookingFailureCode, FailureText } from '../../visitor-failures';
import { counted } from './counting';

/** The Portuguese (Portugal) twins of `failures.es.ts`. */
export const failures: Record<BookingFailureCode, FailureText> = {
  'reservations.incomplete': { title: 'Preencha os campos', message: () => 'Por favor, preencha este campo.' },
  'reservations.companionIncomplete': {
    title: 'Preencha os campos',
    message: () => 'Preencha este dado ou retire o acompanhante.',
  },
  'reservations.emailInvalid': {
    title: 'E-mail inválido',
    message: () => 'Escreva o endereço de e-mail completo, por exemplo nome@exemplo.pt.',
  },
  'reservations.companionEmailInvalid': {
    title: 'E-mail inválido',
    message: () => 'Escreva o endereço de e-mail completo ou deixe o campo vazio.',
  },
  'reservations.postalCodeInvalid': {
    title: 'Código postal inválido',
    message: () => 'O código postal tem 7 algarismos, por exemplo 6000-123.',
  },
  'reservations.postalCodeUnknown': {
    title: 'Código postal inválido',
    message: () => 'Não conhecemos este código postal: nenhum começa por esses algarismos. Verifique-o, por favor.',
  },
  'reservations.identityInvalid': {
    title: 'Erro no documento',
    message: () =>
      'O documento não é válido. Escreva o número do Cartão de Cidadão com o dígito de controlo, por exemplo 12345678-9, o DNI ou NIE com a letra, ou o passaporte.',
  },
  'reservations.companionIdentityInvalid': {
    title: 'Erro no documento',
    message: () =>
      'O documento do acompanhante não é válido. Escreva o número do Cartão de Cidadão com o dígito de controlo, por exemplo 12345678-9, o DNI ou NIE com a letra, ou o passaporte.',
  },
  'reservations.birthDateInvalid': {
    title: 'Data de nascimento',
    message: () => 'A data de nascimento não existe. Verifique o dia, o mês e o ano.',
  },
  'reservations.bookerTooYoung': {
    title: 'Idade',
    message: () => 'A reserva tem de ser feita por uma pessoa com 18 anos ou mais.',
  },
  'reservations.companionBirthDateInvalid': {
    title: 'Data de nascimento',
    message: () => 'A data de nascimento do acompanhante adulto não é válida. Verifique o dia, o mês e o ano.',
  },
  'reservations.childTooYoung': {
    title: 'Idade',
    message: ({ age }) =>
      age
        ? `Só pode ir como acompanhante se já tiver feito ${age} anos.`
        : 'A data de nascimento do acompanhante não é válida. Verifique o dia, o mês e o ano.',
  },
  'reservations.childrenNotAllowed': {
    title: 'Idade',
    message: () => 'Nesta atividade não são aceites menores. Retire o menor da reserva para continuar.',
  },
  'reservations.photoConsentMissing': {
    title: 'Consentimento de imagem',
    message: () => 'Assinale a caixa do consentimento de imagem: sem ela não é possível reservar.',
  },
  'reservations.privacyNotAccepted': {
    title: 'Aceitar as condições',
    message: () => 'Assinale a caixa da política de privacidade: sem ela não é possível reservar.',
  },
  'reservations.notBookable': {
    title: 'Atividade não disponível',
    message: () => 'Esta atividade já não aceita reservas. Recarregue a página para ver o seu estado.',
  },
  'reservations.shiftMissing': { title: 'Preencha os campos', message: () => 'Escolha um turno.' },
  'reservations.emailRepeated': {
    title: 'E-mail já existente',
    message: () =>
      'Já existe uma reserva desta atividade com este e-mail. Se for sua, procure-a no e-mail que lhe enviámos; se não, escreva outro endereço.',
  },
  'reservations.identityRepeated': {
    title: 'Documento já existente',
    message: () =>
      'Já existe uma reserva desta atividade com este documento. Verifique o número; se a reserva for sua, não precisa de a repetir.',
  },
  'reservations.companionEmailRepeated': {
    title: 'E-mail já existente',
    message: ({ person }) =>
      `O e-mail do acompanhante ${person} já está nesta reserva ou noutra desta atividade. Escreva outro ou deixe o campo vazio.`,
  },
  'reservations.companionIdentityRepeated': {
    title: 'Documento já existente',
    message: ({ person }) =>
      `O documento do acompanhante ${person} já está nesta reserva ou noutra desta atividade. Verifique-o ou retire o acompanhante.`,
  },
  'reservations.sameDate': {
    title: 'Atividade na mesma data',
    message: () =>
      'Já tem uma reserva noutra atividade neste mesmo dia. Cancele essa reserva ou escolha uma atividade noutro dia.',
  },
  'reservations.tooMany': {
    title: 'Máximo de reservas',
    message: () =>
      'Já atingiu o máximo de reservas. Poderá reservar de novo depois da data de uma delas, ou se cancelar alguma.',
  },
  'reservations.tooManyForCompanion': {
    title: 'Máximo de reservas de um acompanhante',
    message: () =>
      'Um dos acompanhantes adultos já atingiu o máximo de reservas. Retire-o desta reserva para continuar.',
  },
  'reservations.capacityExceeded': {
    title: 'Lotação esgotada',
    message: () =>
      'Não há lugares suficientes para todas as pessoas da sua reserva. Retire algum acompanhante ou escolha outro turno ou outra atividade.',
  },
  'reservations.waitingListFull': {
    title: 'Lista de espera cheia',
    message: () => 'Já não há lugares, e a lista de espera desta atividade também está cheia.',
  },
  'reservations.textRefused': {
    title: 'Texto inválido',
    message: () => 'Não escreva aqui endereços de páginas web nem caracteres ocultos.',
  },
  'reservations.answerMissing': {
    title: 'Falta uma resposta',
    message: () => 'Por favor, responda a esta pergunta.',
  },
  'reservations.answerInvalid': {
    title: 'Resposta inválida',
    message: () => 'Escolha uma das respostas propostas.',
  },
  'reservations.phoneInvalid': {
    title: 'Telefone inválido',
    message: () =>
      'Esse número não pode existir. Verifique os algarismos; se for de outro país, escreva-o com + e o indicativo.',
  },
  'reservations.tooManyInHour': {
    title: 'Demasiadas reservas',
    message: ({ minutes = 60 }) =>
      `Foram feitas muitas reservas em pouco tempo a partir da sua ligação à internet ou para esta atividade. Tente de novo dentro de ${counted(minutes, 'minuto', 'minutos')}.`,
  },
  'reservations.proofRequired': {
    title: 'Não foi possível verificar',
    message: () => 'Não conseguimos verificar que a reserva é feita por uma pessoa. Tente de novo.',
  },
  'reservations.idempotencyMismatch': {
    title: 'Reserva já recebida',
    message: () =>
      'Já recebemos uma reserva enviada desta página com outros dados. Veja o seu e-mail antes de fazer outra.',
  },
  'request.tooMany': {
    title: 'Demasiadas tentativas',
    message: () => 'Há muitos pedidos a partir da sua ligação à internet. Espere um minuto e tente de novo.',
  },
  'service.busy': {
    title: 'Tente de novo',
    message: () => 'Há muitas pessoas a reservar ao mesmo tempo. Espere uns segundos e tente de novo.',
  },
};

/** Beside a document whose check letter or digits do not fit. */
export const doubt = {
  ES: 'A letra está correta? Não corresponde a esses números. Verifique; se estiver bem escrita, pode continuar.',
  PT: 'O número está correto? Os algarismos de controlo não coincidem. Verifique; se estiver bem escrito, pode continuar.',
};

/** While the device works for a booking. */
export const proving = 'Um momento: verificamos que não é um programa automático a reservar. São uns segundos.';

/** A refusal by questions that the page does not know. */
export const questionsChanged = {
  title: 'As perguntas mudaram',
  message:
    'A atividade já não pergunta o mesmo que quando abriu esta página. Volte a carregá-la para ver as perguntas atuais.',
};

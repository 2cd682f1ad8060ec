import type { BookingFailureCode, FailureText } from './failure-codes';

/** The Portuguese (Portugal) twins of `failures.es.ts`. */
export const failures: Record<BookingFailureCode, FailureText> = {
  'reservations.incomplete': { title: 'Preencha os campos', message: () => 'Por favor, preencha este campo.' },
  'reservations.companionIncomplete': {
    title: 'Preencha os campos',
    message: () => 'Preencha este dado ou retire o acompanhante.',
  },
  'reservations.emailInvalid': {
    title: 'Email inválido',
    message: () => 'Escreva um correio eletrónico completo, por exemplo nome@correio.pt.',
  },
  'reservations.companionEmailInvalid': {
    title: 'Email inválido',
    message: () => 'Escreva um correio eletrónico completo ou deixe o campo vazio.',
  },
  'reservations.postalCodeInvalid': {
    title: 'Código postal inválido',
    message: () => 'O código postal tem 7 algarismos, por exemplo 6000-123.',
  },
  'reservations.identityInvalid': {
    title: 'Erro no documento',
    message: () =>
      'O número do Cartão de Cidadão não é válido. Escreva 8 algarismos e o dígito de controlo, por exemplo 12345678-9.',
  },
  'reservations.companionIdentityInvalid': {
    title: 'Erro no documento',
    message: () =>
      'O Cartão de Cidadão do acompanhante não é válido. Escreva 8 algarismos e o dígito de controlo, por exemplo 12345678-9.',
  },
  'reservations.birthDateInvalid': {
    title: 'Data de nascimento',
    message: () => 'A data de nascimento não existe. Verifique o dia, o mês e o ano.',
  },
  'reservations.bookerTooYoung': {
    title: 'Idade',
    message: () => 'A reserva tem de ser feita por um adulto maior de 18 anos',
  },
  'reservations.companionBirthDateInvalid': {
    title: 'Data de nascimento',
    message: () => 'A data de nascimento do acompanhante adulto não é válida',
  },
  'reservations.childTooYoung': {
    title: 'Idade',
    message: ({ age }) =>
      age
        ? `Só pode ir como acompanhante se tiver mais de ${age} anos`
        : 'A data de nascimento do acompanhante não é válida.',
  },
  'reservations.childrenNotAllowed': {
    title: 'Idade',
    message: () => 'Nesta atividade não são aceites menores como acompanhantes.',
  },
  'reservations.photoConsentMissing': {
    title: 'Consentimento de imagem',
    message: () => 'Para reservar é preciso o consentimento de imagem.',
  },
  'reservations.privacyNotAccepted': {
    title: 'Aceitar as condições',
    message: () => 'Para reservar tem de aceitar a política de privacidade.',
  },
  'reservations.notBookable': {
    title: 'Atividade não disponível',
    message: () => 'Esta atividade já não aceita reservas. Recarregue a página para ver o seu estado.',
  },
  'reservations.shiftMissing': { title: 'Preencha os campos', message: () => 'Escolha um turno.' },
  'reservations.emailRepeated': {
    title: 'Email existente',
    message: () => 'Já existe uma reserva desta atividade com este correio eletrónico.',
  },
  'reservations.identityRepeated': {
    title: 'Documento existente',
    message: () => 'Já existe uma reserva desta atividade com este documento.',
  },
  'reservations.companionEmailRepeated': {
    title: 'Email existente',
    message: ({ person }) =>
      `O correio eletrónico do acompanhante ${person} já está nesta reserva ou noutra desta atividade.`,
  },
  'reservations.companionIdentityRepeated': {
    title: 'Documento existente',
    message: ({ person }) => `O documento do acompanhante ${person} já está nesta reserva ou noutra desta atividade.`,
  },
  'reservations.sameDate': {
    title: 'Atividade na mesma data',
    message: () => 'Já tem uma reserva noutra atividade deste mesmo dia.',
  },
  'reservations.tooMany': {
    title: 'Máximo de reservas',
    message: () => 'Já tem o máximo de reservas por realizar. Poderá reservar de novo quando passar alguma delas.',
  },
  'reservations.tooManyForCompanion': {
    title: 'Máximo de reservas de um acompanhante',
    message: () => 'Um dos acompanhantes adultos já tem o máximo de reservas por realizar.',
  },
  'reservations.capacityExceeded': {
    title: 'Lotação esgotada',
    message: () => 'Não há lugares suficientes para todas as pessoas da sua reserva.',
  },
  'reservations.waitingListFull': {
    title: 'Lista de espera completa',
    message: () => 'Já não há lugares, e a lista de espera desta atividade também está completa.',
  },
  'reservations.textRefused': {
    title: 'Texto inválido',
    message: () => 'Não escreva aqui endereços de páginas web nem caracteres ocultos.',
  },
  'reservations.phoneInvalid': {
    title: 'Telefone inválido',
    message: () =>
      'Esse número não pode existir. Verifique os algarismos; se for de outro país, escreva-o com + e o indicativo.',
  },
  'reservations.tooManyInHour': {
    title: 'Demasiadas reservas',
    message: ({ minutes = 60 }) =>
      `Foram feitas muitas reservas em pouco tempo a partir da sua ligação ou para esta atividade. Tente de novo dentro de ${minutes === 1 ? '1 minuto' : `${minutes} minutos`}.`,
  },
  'reservations.proofRequired': {
    title: 'Não foi possível verificar',
    message: () => 'Não conseguimos verificar que a reserva é feita por uma pessoa. Tente de novo.',
  },
  'reservations.idempotencyMismatch': {
    title: 'Reserva já recebida',
    message: () =>
      'Já recebemos uma reserva enviada desta página com outros dados. Veja o seu correio eletrónico antes de fazer outra.',
  },
  'request.tooMany': {
    title: 'Demasiadas tentativas',
    message: () => 'Há muitos pedidos a partir da sua ligação. Espere um minuto e tente de novo.',
  },
  'service.busy': {
    title: 'Tente de novo',
    message: () => 'Há muitas pessoas a reservar ao mesmo tempo. Espere uns segundos e tente de novo.',
  },
};

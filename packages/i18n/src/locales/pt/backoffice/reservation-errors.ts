import type { ReservationErrorTexts } from '../../../error-texts';

/** What several nouns answer alike. */
export const incomplete = {
  title: 'Preencha os campos',
  message: 'Por favor, preencha todos os campos obrigatórios para continuar',
};

/** From now on, in minutes. */
export function wait(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 1 ? 'dentro de um minuto' : `dentro de ${minutes} minutos`;
}

export const emailTaken = 'Já existe um utilizador com este e-mail';

const ofCompanion = (person: number) => `acompanhante ${person}`;

/** The same answers in Portuguese of Portugal. */
export const reservationErrors: ReservationErrorTexts = {
  'reservations.incomplete': () => incomplete,
  'reservations.companionIncomplete': ({ person }) => ({
    title: 'Preencha os campos',
    message: `Por favor, preencha todos os campos obrigatórios do ${ofCompanion(person)}`,
  }),
  'reservations.emailInvalid': () => ({
    title: 'E-mail inválido',
    message: 'Por favor, introduza um e-mail válido.',
  }),
  'reservations.companionEmailInvalid': ({ person }) => ({
    title: 'E-mail inválido',
    message: `O e-mail do ${ofCompanion(person)} não é válido.`,
  }),
  'reservations.postalCodeInvalid': () => ({
    title: 'Código postal inválido',
    message: 'Escreva um código postal válido: 1234-567 em Portugal, 5 algarismos em Espanha.',
  }),
  'reservations.postalCodeUnknown': () => ({
    title: 'Código postal inválido',
    message: 'Não conhecemos este código postal: nenhum começa por esses algarismos. Verifique-o.',
  }),
  'reservations.identityInvalid': () => ({
    title: 'Documento de identificação inválido',
    message:
      'O documento de identificação não é válido. Escreva o número do Cartão de Cidadão com o dígito de controlo, por exemplo 12345678-9, o DNI ou NIE com a letra, ou o passaporte.',
  }),
  'reservations.companionIdentityInvalid': ({ person }) => ({
    title: 'Documento de identificação inválido',
    message: `O documento de identificação do ${ofCompanion(person)} não é válido. Escreva o número do Cartão de Cidadão com o dígito de controlo, por exemplo 12345678-9, o DNI ou NIE com a letra, ou o passaporte.`,
  }),
  'reservations.birthDateInvalid': () => ({
    title: 'Data de nascimento',
    message: 'A data de nascimento não é válida',
  }),
  'reservations.bookerTooYoung': ({ age }) => ({
    title: 'Data de nascimento',
    message: `A reserva tem de ser feita por uma pessoa com ${age} anos ou mais.`,
  }),
  'reservations.companionBirthDateInvalid': ({ person }) => ({
    title: `Data de nascimento (${ofCompanion(person)})`,
    message: 'A data de nascimento do acompanhante adulto não é válida',
  }),
  'reservations.childTooYoung': ({ person, age }) => ({
    title: `Data de nascimento (${ofCompanion(person)})`,
    message:
      age === 0 ? 'A data de nascimento não é válida' : `Só pode ir como acompanhante se já tiver feito ${age} anos.`,
  }),
  'reservations.childrenNotAllowed': ({ person }) => ({
    title: `Menores não permitidos (${ofCompanion(person)})`,
    message: 'Nesta atividade não podem participar menores.',
  }),
  'reservations.photoConsentMissing': () => ({
    title: 'Consentimento de imagem',
    message: 'Tem de aceitar o consentimento de imagem para continuar.',
  }),
  'reservations.privacyNotAccepted': () => ({
    title: 'Aceitar as condições',
    message: 'Tem de aceitar a política de privacidade para continuar.',
  }),
  'reservations.notBookable': () => ({
    title: 'Atividade indisponível',
    message: 'Esta atividade não aceita reservas neste momento.',
  }),
  'reservations.shiftMissing': () => ({
    title: 'Selecione um turno',
    message: 'Por favor, escolha um dos turnos da atividade.',
  }),
  'reservations.emailRepeated': () => ({ title: 'E-mail já existente', message: emailTaken }),
  'reservations.identityRepeated': () => ({
    title: 'Documento já existente',
    message: 'Já existe uma reserva com este documento de identificação nesta atividade',
  }),
  'reservations.companionEmailRepeated': ({ person }) => ({
    title: `E-mail já existente (pessoa ${person})`,
    message: emailTaken,
  }),
  'reservations.companionIdentityRepeated': ({ person }) => ({
    title: `Documento já existente (pessoa ${person})`,
    message: 'Já existe uma reserva com este documento de identificação nesta atividade',
  }),
  'reservations.sameDate': () => ({
    title: 'Atividade na mesma data',
    message: 'Esta pessoa já tem uma reserva noutra atividade no mesmo dia.',
  }),
  'reservations.tooMany': () => ({
    title: 'Máximo de reservas',
    message: 'Esta pessoa já atingiu o máximo de reservas permitido.',
  }),
  'reservations.tooManyForCompanion': () => ({
    title: 'Máximo de reservas',
    message: 'Um dos acompanhantes atingiu o número máximo de reservas permitidas.',
  }),
  'reservations.capacityExceeded': () => ({
    title: 'Lotação esgotada',
    message: 'Esta inscrição ultrapassa a lotação máxima permitida',
  }),
  'reservations.waitingListFull': () => ({
    title: 'Lotação esgotada',
    message: 'A lista de espera também está cheia.',
  }),
  'reservations.textRefused': () => ({
    title: 'Texto inválido',
    message: 'Não escreva endereços de páginas web, quebras de linha nem caracteres ocultos.',
  }),
  'reservations.answerMissing': () => ({
    title: 'Falta uma resposta',
    message: 'Responda às perguntas obrigatórias da atividade.',
  }),
  'reservations.answerInvalid': () => ({
    title: 'Resposta inválida',
    message: 'A resposta não é uma das que a pergunta propõe.',
  }),
  'reservations.phoneInvalid': () => ({
    title: 'Telefone inválido',
    message: 'Esse número de telefone não pode existir. Verifique o indicativo e os algarismos.',
  }),
  'reservations.tooManyInHour': ({ retryAfterSeconds }) => ({
    title: 'Demasiadas reservas',
    message: `Foram feitas muitas reservas em pouco tempo a partir da sua ligação à internet ou para esta atividade. Tente de novo ${wait(retryAfterSeconds)}.`,
  }),
  'reservations.proofRequired': () => ({
    title: 'Demasiadas reservas',
    message: 'Foram feitas muitas reservas em pouco tempo. Recarregue a página e tente de novo.',
  }),
  'reservations.idempotencyMismatch': () => ({
    title: 'Erro',
    message: 'Este pedido já foi enviado com outros dados. Recarregue a página e tente de novo.',
  }),
  'reservations.alreadyBegun': () => ({
    title: 'Atividade iniciada',
    message: 'A atividade já começou: a reserva não pode ser alterada.',
  }),
  'reservations.companionCheckedIn': () => ({
    title: 'Presença registada',
    message: 'A presença desta pessoa já está registada.',
  }),
  'reservations.notASpelling': () => ({
    title: 'Nome diferente',
    message: 'Só se pode corrigir a forma como o nome está escrito.',
  }),
  'reservations.offerOpen': () => ({
    title: 'Lugar oferecido',
    message: 'Há um lugar oferecido à espera de resposta. Retire antes a oferta.',
  }),
  'reservations.alreadyCancelled': () => ({
    title: 'Reserva já cancelada',
    message: 'Esta reserva já estava cancelada.',
  }),
  'reservations.transitionNotAllowed': () => ({
    title: 'Alteração não permitida',
    message: 'A reserva não permite esta alteração no seu estado atual.',
  }),
  'reservations.notConfirmed': () => ({
    title: 'Reserva por confirmar',
    message: 'Só se valida a presença das reservas confirmadas. Confirme-a primeiro.',
  }),
  'reservations.attendanceAlreadySet': () => ({
    title: 'Já registada',
    message: 'A presença desta reserva já estava registada.',
  }),
  'reservations.attendanceTooEarly': () => ({
    title: 'Ainda não',
    message: 'A presença valida-se a partir do dia da atividade; se a partida for de madrugada, desde a véspera.',
  }),
  'reservations.attendanceNotSet': () => ({
    title: 'Sem presença',
    message: 'Esta reserva não tem nenhuma presença registada que se possa retirar.',
  }),
  'reservations.visitAlreadyRegistered': () => ({
    title: 'Já registada',
    message: 'A visita desta reserva já estava registada.',
  }),
  'reservations.alreadyOffered': () => ({
    title: 'Lugar já oferecido',
    message: 'Esta reserva já tem uma oferta de lugar à espera de resposta.',
  }),
  'reservations.offerClosed': () => ({
    title: 'Oferta encerrada',
    message: 'Esta oferta de lugar já não está aberta.',
  }),
  'reservations.moveClosed': () => ({
    title: 'Já não é possível escolher a data',
    message: 'Já houve resposta, o prazo terminou ou a reserva foi alterada.',
  }),
  'reservations.changedMeanwhile': () => ({
    title: 'A reserva foi alterada',
    message: 'Foi alterada depois de a ter aberto. O que escreveu continua aqui.',
  }),
  'reservations.activityMissing': () => ({
    title: 'Selecione uma atividade',
    message: 'Por favor, selecione a atividade da reserva.',
  }),
  'reservations.listEmpty': () => ({ title: 'Lista vazia', message: 'Não há ninguém nesta lista.' }),
  'reservations.scheduleUnchanged': () => ({
    title: 'Sem alteração de horário',
    message: 'Todas as reservas conhecem o horário em vigor.',
  }),
  'reservations.sentMeanwhile': () => ({
    title: 'Já enviada',
    message: 'Outra pessoa acabou de enviar esta mensagem a todos.',
  }),
};

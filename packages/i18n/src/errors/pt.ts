import { formatDayMonthYear } from '@dehesa/domain/calendar-days';
import type { ErrorTexts } from './index';
import { refusalText } from './refusal-text';

const incomplete = {
  title: 'Preencha os campos',
  message: 'Por favor, preencha todos os campos obrigatórios para continuar',
};
const emailTaken = 'Já existe um utilizador com este e-mail';
const ofCompanion = (person: number) => `acompanhante ${person}`;

/** The same answers in Portuguese of Portugal. */
export const pt: ErrorTexts = {
  'input.invalid': ({ path }) => ({
    title: 'Erro',
    message: path === '' ? 'Os dados enviados não são válidos.' : `O campo «${path}» não é válido.`,
  }),
  'access.unauthenticated': () => ({
    title: 'Sessão terminada',
    message: 'Inicie sessão para continuar.',
  }),
  'access.forbidden': () => ({
    title: 'Sem permissão',
    message: 'Não tem permissão para fazer isto.',
  }),
  'record.notFound': () => ({
    title: 'Não encontrado',
    message: 'O que procura não existe ou já não está disponível.',
  }),
  'service.busy': () => ({
    title: 'Tente novamente',
    message: 'Há muitos pedidos neste momento. Aguarde alguns segundos e tente novamente.',
  }),
  'licence.expired': () => ({
    title: 'Licença expirada',
    message: 'A licença desta instalação caducou.',
  }),
  'request.tooMany': ({ retryAfterSeconds }) => ({
    title: 'Demasiados pedidos',
    message: `Tente novamente ${wait(retryAfterSeconds)}.`,
  }),
  'file.unsupported': () => ({
    title: 'Ficheiro inválido',
    message: 'Este tipo de ficheiro não pode ser usado aqui.',
  }),
  'file.tooLarge': ({ maxMegabytes }) => ({
    title: 'Tamanho excedido!',
    message: `O tamanho dos ficheiros selecionados deve ser inferior a ${maxMegabytes} MB`,
  }),

  'activities.incomplete': () => incomplete,
  'activities.descriptionTooLong': ({ language, max }) => ({
    title: 'Descrição demasiado longa',
    message: `A descrição em ${language === 'es' ? 'espanhol' : 'português'} pode ter, no máximo, ${max} caracteres, incluindo a formatação.`,
  }),
  'activities.capacityBelowHeld': ({ held }) => ({
    title: 'Lotação inválida',
    message: `Já ${held === 1 ? 'há 1 lugar reservado' : `há ${held} lugares reservados`}: a lotação não pode ser inferior.`,
  }),
  'activities.shiftHasReservations': ({ shift }) => ({
    title: 'Turno com reservas',
    message: `O turno «${shift}» tem reservas e não pode ser retirado.`,
  }),
  'activities.hasReservationsWithoutShift': () => ({
    title: 'Atividade com reservas',
    message: 'Esta atividade já tem reservas sem turno: não é possível acrescentar turnos.',
  }),
  'activities.datesOutOfOrder': () => ({
    title: 'Datas inválidas',
    message: 'A data de início das reservas deve ser anterior à de fim.',
  }),
  'activities.alreadyRelated': () => ({
    title: 'Atividade já adicionada como relacionada',
    message: 'Já está na lista de atividades relacionadas.',
  }),
  'activities.relatedToItself': () => ({
    title: 'É a mesma atividade',
    message: 'Uma atividade não pode estar relacionada consigo própria.',
  }),
  'activities.tooManyRelated': ({ max }) => ({
    title: 'Demasiadas atividades relacionadas',
    message: `Uma atividade admite no máximo ${max} relacionadas.`,
  }),
  'activities.galleryFull': ({ max }) => ({
    title: 'Galeria completa',
    message: `Uma galeria admite no máximo ${max} imagens.`,
  }),
  'activities.galleryChanged': () => ({
    title: 'A galeria mudou',
    message: 'Entretanto, outra pessoa acrescentou ou retirou imagens. Mostra-se como está agora: volte a ordená-la.',
  }),
  'activities.tooManyDocuments': ({ max }) => ({
    title: 'Demasiados documentos',
    message: `Uma atividade admite no máximo ${max} documentos por idioma.`,
  }),
  'activities.changedMeanwhile': () => ({
    title: 'Atividade alterada',
    message: 'Outra pessoa guardou esta atividade enquanto a editava. Volte a carregá-la antes de guardar.',
  }),
  'activities.memberRefused': ({ date, reason }) => {
    const { title, message } = refusalText(pt, reason);
    const day = formatDayMonthYear(date);
    return {
      title: `${title} (${day})`,
      message: `Na atividade de ${day} não é possível guardar: ${message} Nada foi guardado em nenhuma data.`,
    };
  },
  'activities.seriesTooLong': ({ max }) => ({
    title: 'Demasiadas datas',
    message: `De uma só vez podem criar-se, no máximo, ${max} atividades. Encurte o período.`,
  }),
  'activities.seriesEmpty': () => ({
    title: 'Nenhuma data nova',
    message: 'Todas as datas já passaram ou já estão na série. Escolha outras.',
  }),

  'auth.invalidCredentials': () => ({
    title: 'Início de sessão inválido',
    message: 'E-mail ou palavra-passe incorretos.',
  }),
  'auth.feeUnpaid': () => ({
    title: 'Quota não renovada',
    message: 'Por favor, renove a sua quota para recuperar o acesso',
  }),
  'auth.tooManyAttempts': ({ retryAfterSeconds }) => ({
    title: 'Demasiadas tentativas',
    message: `Por segurança, o acesso está bloqueado. Tente novamente ${wait(retryAfterSeconds)}.`,
  }),
  'auth.emailUnknown': () => ({
    title: 'E-mail não encontrado',
    message: 'Não existe nenhum utilizador registado com este e-mail',
  }),
  'auth.passwordChangeRequired': () => ({
    title: 'Escolha uma nova palavra-passe',
    message: 'Entrou com uma palavra-passe de utilização única: escolha uma nova para continuar.',
  }),
  'auth.passwordTooShort': () => ({
    title: 'Palavra-passe inválida',
    message: 'A palavra-passe deve ter pelo menos 8 caracteres.',
  }),
  'auth.superAdminExists': () => ({
    title: 'Já existe um superadministrador',
    message: 'Os restantes utilizadores são criados na aplicação.',
  }),

  'collaborators.incomplete': () => incomplete,
  'collaborators.emailInvalid': () => ({
    title: 'E-mail inválido',
    message: 'Por favor, introduza um e-mail válido.',
  }),
  'collaborators.emailTaken': () => ({
    title: 'E-mail já existente',
    message: 'Já existe um colaborador com este e-mail',
  }),
  'collaborators.territoryFixed': () => ({
    title: 'Território não permitido',
    message: 'Só pode gerir colaboradores do seu território.',
  }),
  'collaborators.datesOutOfOrder': () => ({
    title: 'Datas inválidas',
    message: 'A data de início da reserva antecipada deve ser anterior à de fim.',
  }),

  'configuration.changedMeanwhile': () => ({
    title: 'Alterado entretanto',
    message: 'Outra pessoa guardou alterações. Recarregue a página para as ver.',
  }),
  'messages.unknownField': ({ field }) => ({
    title: 'Campo desconhecido',
    message: `O modelo não pode usar o campo «${field}».`,
  }),
  'messages.whatsappNotConfigured': () => ({
    title: 'WhatsApp não configurado',
    message: 'Não há nenhuma conta de WhatsApp a partir da qual enviar.',
  }),
  'messages.templateInvalid': () => ({
    title: 'Modelo inválido',
    message: 'Reveja as chavetas {{ }} do modelo.',
  }),

  'places.importRunning': () => ({
    title: 'Importação em curso',
    message: 'Já está a ser importado um ficheiro. Aguarde que termine para importar outro.',
  }),
  'places.fileUnreadable': () => ({
    title: 'Ficheiro ilegível',
    message: 'O ficheiro está danificado ou não contém ES.txt nem PT.txt. Nada foi alterado.',
  }),
  'places.fileNotPostal': () => ({
    title: 'Ficheiro inválido',
    message: 'Não tem uma única linha de códigos postais de Espanha ou de Portugal. Nada foi alterado.',
  }),

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
    message: 'Por favor, introduza um código postal válido.',
  }),
  'reservations.identityInvalid': () => ({
    title: 'Documento de identificação inválido',
    message: 'O formato do número do cartão de cidadão não é válido.',
  }),
  'reservations.companionIdentityInvalid': ({ person }) => ({
    title: 'Documento de identificação inválido',
    message: `O formato do documento de identificação do ${ofCompanion(person)} não é válido.`,
  }),
  'reservations.birthDateInvalid': () => ({
    title: 'Data de nascimento',
    message: 'A data de nascimento não é válida',
  }),
  'reservations.bookerTooYoung': ({ age }) => ({
    title: 'Data de nascimento',
    message: `A reserva tem de ser feita por um adulto maior de ${age} anos`,
  }),
  'reservations.companionBirthDateInvalid': ({ person }) => ({
    title: `Data de nascimento (${ofCompanion(person)})`,
    message: 'A data de nascimento do acompanhante adulto não é válida',
  }),
  'reservations.childTooYoung': ({ person, age }) => ({
    title: `Data de nascimento (${ofCompanion(person)})`,
    message:
      age === 0 ? 'A data de nascimento não é válida' : `Só pode ir como acompanhante se tiver mais de ${age} anos`,
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
    message: 'Já tem uma reserva noutra atividade que se realiza no mesmo dia.',
  }),
  'reservations.tooMany': () => ({
    title: 'Máximo de reservas',
    message: 'Atingiu o número máximo de reservas permitidas.',
  }),
  'reservations.tooManyForCompanion': () => ({
    title: 'Máximo de reservas',
    message: 'Um dos acompanhantes atingiu o número máximo de reservas permitidas.',
  }),
  'reservations.capacityExceeded': () => ({
    title: 'Lotação esgotada',
    message: 'Esta inscrição ultrapassa a lotação máxima permitida',
  }),
  'reservations.idempotencyMismatch': () => ({
    title: 'Erro',
    message: 'Este pedido já foi enviado com outros dados. Recarregue a página e tente novamente.',
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
    message: 'Há um lugar oferecido à espera de resposta.',
  }),
  'reservations.alreadyCancelled': () => ({
    title: 'Reserva já cancelada',
    message: 'Esta reserva já estava cancelada.',
  }),
  'reservations.transitionNotAllowed': () => ({
    title: 'Erro',
    message: 'A reserva não permite esta alteração no seu estado atual.',
  }),
  'reservations.notConfirmed': () => ({
    title: 'Reserva por confirmar',
    message: 'Só se valida a presença das reservas confirmadas.',
  }),
  'reservations.attendanceAlreadySet': () => ({
    title: 'Já registada',
    message: 'A presença desta reserva já estava registada.',
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
    message: 'O horário desta atividade não foi alterado.',
  }),
  'reservations.sentMeanwhile': () => ({
    title: 'Já enviada',
    message: 'Outra pessoa acabou de enviar esta mensagem a todos.',
  }),

  'users.emailTaken': () => ({ title: 'E-mail já existente', message: emailTaken }),
  'users.incomplete': () => incomplete,
};

function wait(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 1 ? 'dentro de um minuto' : `dentro de ${minutes} minutos`;
}

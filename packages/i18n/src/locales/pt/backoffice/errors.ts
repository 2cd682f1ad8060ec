import type { StaffErrorTexts } from '../../../error-texts';
import { incomplete, wait, emailTaken } from './reservation-errors';
import { counted, plural } from '../counting';
import { importErrors } from './imports/errors';
import { placeErrors } from './place-errors';
import { secondFactorErrors } from './users/second-factor-errors';

/** The same answers in Portuguese of Portugal. */
export const staffErrors: StaffErrorTexts = {
  'access.unauthenticated': () => ({
    title: 'Sessão terminada',
    message: 'Inicie sessão para continuar.',
  }),
  'access.forbidden': () => ({
    title: 'Sem permissão',
    message: 'Não tem permissão para fazer isto.',
  }),
  'record.notInBin': () => ({
    title: 'Já não está na reciclagem',
    message: 'Alguém já o recuperou, ou passaram os 30 dias.',
  }),
  'licence.expired': () => ({
    title: 'Licença expirada',
    message: 'A licença desta instalação expirou.',
  }),
  'activities.incomplete': () => incomplete,
  'activities.descriptionTooLong': ({ language, max }) => ({
    title: 'Descrição demasiado longa',
    message: `A descrição em ${{ es: 'espanhol', pt: 'português' }[language]} pode ter, no máximo, ${max} caracteres, incluindo a formatação.`,
  }),
  'activities.capacityBelowHeld': ({ held }) => ({
    title: 'Lotação inválida',
    message: `Já ${plural(held, 'há 1 lugar reservado', `há ${held} lugares reservados`)}: a lotação não pode ser inferior.`,
  }),
  'activities.shiftHasReservations': ({ shift }) => ({
    title: 'Turno com reservas',
    message: `O turno «${shift}» tem reservas e não pode ser retirado. Mude-as antes de turno ou cancele-as.`,
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
    message: `Uma atividade pode ter, no máximo, ${max} relacionadas.`,
  }),
  'activities.tooManyGuides': ({ max }) => ({
    title: 'Demasiados guias',
    message: `Uma atividade pode ter, no máximo, ${max} guias.`,
  }),
  'activities.guideAccountTaken': () => ({
    title: 'É a conta de outro guia',
    message: 'Escolha outra conta.',
  }),
  'activities.galleryFull': ({ max }) => ({
    title: 'Galeria completa',
    message: `Uma galeria pode ter, no máximo, ${max} imagens.`,
  }),
  'activities.galleryChanged': () => ({
    title: 'A galeria mudou',
    message:
      'Entretanto, outra pessoa acrescentou ou retirou imagens. A galeria é mostrada como está agora: volte a ordená-la.',
  }),
  'activities.tooManyDocuments': ({ max }) => ({
    title: 'Demasiados documentos',
    message: `Uma atividade pode ter, no máximo, ${max} documentos por idioma.`,
  }),
  'activities.changedMeanwhile': () => ({
    title: 'Atividade alterada',
    message: 'Outra pessoa guardou esta atividade enquanto a editava. Volte a carregá-la antes de guardar.',
  }),
  'activities.suspended': () => ({
    title: 'Atividade suspensa',
    message: 'Esta atividade está suspensa: não aceita reservas nem alterações.',
  }),
  'activities.alreadySuspended': () => ({
    title: 'Já está suspensa',
    message: 'Outra pessoa acabou de suspender esta atividade. As reservas já foram avisadas.',
  }),
  'activities.past': () => ({
    title: 'A atividade já terminou',
    message: 'Só se pode suspender uma atividade que ainda não terminou.',
  }),
  'activities.dateUnavailable': () => ({
    title: 'Uma das datas não serve',
    message: 'Está oculta ou suspensa, já começou ou não existe. Escolha outra.',
  }),
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
    message: `Por segurança, o acesso está bloqueado. Tente de novo ${wait(retryAfterSeconds)}.`,
  }),
  'auth.busy': () => ({
    title: 'Tente de novo',
    message: 'Há muitas pessoas a iniciar sessão neste momento. Aguarde alguns segundos e tente de novo.',
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
  'auth.passwordTooEasy': () => ({
    title: 'Palavra-passe demasiado fácil',
    message: 'É das mais usadas, ou é feita com o seu nome, o seu e-mail ou o nome da aplicação. Escolha outra.',
  }),
  'auth.superAdminExists': () => ({
    title: 'Já existe um superadministrador',
    message: 'Os restantes utilizadores são criados na aplicação.',
  }),
  'auth.emailLinkInvalid': () => ({
    title: 'Esta ligação já não é válida',
    message: 'Expirou ou o endereço da sua conta é outro. Peça uma ligação nova em «As minhas reservas».',
  }),
  'auth.invitationInvalid': () => ({
    title: 'Este convite já não é válido',
    message:
      'Expirou, já foi usado ou foi anulado. Peça outro a quem o convidou ou, se já escolheu a palavra-passe, entre com ela.',
  }),
  'personalData.nothingFound': () => ({
    title: 'Sem resultados',
    message: 'Não há dados desta pessoa.',
  }),
  'personalData.changedMeanwhile': () => ({
    title: 'Os dados mudaram',
    message: 'O que ia ser apagado já não é o que está guardado. Procure de novo.',
  }),
  'personalData.comingReservations': ({ count }) => ({
    title: 'Reservas futuras',
    message: plural(
      count,
      'Esta pessoa tem uma reserva futura: é preciso cancelá-la antes de apagar os seus dados.',
      `Esta pessoa tem ${count} reservas futuras: é preciso cancelá-las antes de apagar os seus dados.`,
    ),
  }),
  'personalData.comingCompanion': ({ reference }) => ({
    title: 'Acompanhante numa reserva futura',
    message: `Esta pessoa acompanha outra na reserva ${reference}. Retire-a antes dessa reserva ou deixe essa linha por assinalar.`,
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
  'configuration.secretLost': () => ({
    title: 'Escreva de novo a palavra-passe',
    message:
      'A chave guardada era para outro servidor ou outra conta e não é enviada para estes. Escreva-a de novo e guarde.',
  }),
  'configuration.wordpressIncomplete': () => ({
    title: 'Preencha os campos',
    message: 'Indique o servidor, a base de dados e o utilizador do WordPress, e guarde antes de testar.',
  }),
  'configuration.wordpressFailed': ({ reason }) => ({
    title: 'Erro na ligação ao WordPress',
    message: {
      notAllowed: 'A instalação não permite a ligação a esse endereço.',
      unreachable: 'Não foi possível chegar ao servidor. Verifique o endereço e a porta.',
      timeLimit: 'O servidor não respondeu a tempo.',
      credentials: 'O servidor não aceita esse utilizador e palavra-passe para essa base de dados.',
      noDatabase: 'Essa base de dados não existe no servidor.',
      other: 'O servidor respondeu com um erro. É um servidor MySQL?',
    }[reason],
  }),
  'database.consoleOff': () => ({
    title: 'Consola SQL desativada',
    message: 'A consola SQL está desativada nesta instalação.',
  }),
  'database.consoleUnavailable': ({ reason }) => ({
    title: 'Consola SQL indisponível',
    message: `O servidor de base de dados não permite preparar o seu utilizador restrito: ${reason}`,
  }),
  'database.statementRefused': ({ word }) => ({
    title: 'Instrução não permitida',
    message:
      word === ''
        ? 'A consola só executa instruções que leem ou escrevem linhas.'
        : `A consola só executa instruções que leem ou escrevem linhas, não «${word.toUpperCase()}».`,
  }),
  'database.statementEmpty': () => ({ title: 'Preencha os campos', message: 'Escreva uma instrução SQL.' }),
  'database.exportRunning': () => ({
    title: 'Exportação em curso',
    message: 'A base de dados já está a ser exportada. Aguarde que termine.',
  }),
  'database.syncNotConfigured': () => ({
    title: 'Sincronização não configurada',
    message: 'Guarde antes o endereço e a chave da entidade que recebe as atividades.',
  }),
  'database.syncFailed': ({ reason, status }) => ({
    title: 'A sincronização falhou',
    message: {
      notAllowed: 'A instalação não permite a ligação a esse endereço.',
      notEncrypted: 'O endereço tem de começar por https: a chave não é enviada sem cifra.',
      unreachable: 'Não foi possível ligar ao endereço configurado.',
      timeLimit: 'A outra entidade não respondeu a tempo.',
      status: `A outra entidade recusou o envio (HTTP ${status ?? '?'}).`,
    }[reason],
  }),
  'messages.notDue': () => ({
    title: 'Mensagem não enviada',
    message: 'Quando chegou a altura de sair, o que diz já não era verdade.',
  }),
  'messages.unknownField': ({ field }) => ({
    title: 'Campo desconhecido',
    message: `O modelo não pode usar o campo «${field}».`,
  }),
  'messages.whatsappNotConfigured': () => ({
    title: 'WhatsApp não configurado',
    message: 'Não há nenhuma conta de WhatsApp para enviar mensagens. Configure-a em «Configuração», «Geral».',
  }),
  'messages.whatsappNoPhone': () => ({
    title: 'Sem telemóvel',
    message: 'A reserva não tem um telemóvel para o qual enviar um WhatsApp.',
  }),
  'messages.whatsappSections': () => ({
    title: 'Modelo inválido',
    message:
      'O WhatsApp não aprova textos com partes que aparecem ou não, como {{#…}} e {{/…}}. Escreva apenas campos.',
  }),
  'inbox.notAsked': () => ({
    title: 'Já não é possível perguntar',
    message: 'A atividade terminou, está suspensa ou não está publicada.',
  }),
  'inbox.groupSize': () => ({
    title: 'Número de pessoas inválido',
    message: 'Um grupo tem de 5 a 200 pessoas, com pelo menos um adulto.',
  }),
  'inbox.alreadyConverted': () => ({
    title: 'Já tem reserva',
    message: 'Outra pessoa já converteu este pedido em reserva. Pode vê-la na conversa.',
  }),
  'inbox.windowClosed': () => ({
    title: 'Passaram mais de 24 horas',
    message: 'O WhatsApp só aceita texto livre até 24 horas depois da última mensagem recebida. Envie um modelo.',
  }),
  'messages.textMissing': () => ({
    title: 'Falta um texto',
    message: 'Há quem leia noutro idioma. Escreva também o assunto e o texto nesse idioma.',
  }),
  'messages.nobodyReached': () => ({
    title: 'Sem destinatários',
    message: 'O e-mail não chega a nenhuma das contas escolhidas.',
  }),
  'messages.templateInvalid': () => ({
    title: 'Modelo inválido',
    message: 'Reveja as chavetas {{ }} do modelo.',
  }),
  'messages.templateIncomplete': () => incomplete,
  'messages.changedMeanwhile': () => ({
    title: 'Modelo alterado',
    message:
      'Outra pessoa guardou este modelo enquanto o editava. O que escreveu continua aqui, por guardar: copie-o, feche a janela e abra o modelo de novo para ver a alteração.',
  }),
  'messages.templateExists': () => ({
    title: 'Modelo já existente',
    message: 'Esta mensagem já tem um texto nesse idioma e desse tipo. Edite-o, ou escolha outro idioma ou outro tipo.',
  }),
  'messages.mailNotConfigured': () => ({
    title: 'Servidor de e-mail não configurado',
    message: 'Escreva e guarde primeiro os dados do e-mail de saída.',
  }),
  'messages.serverRefused': ({ reason }) => ({
    title: 'Nada foi enviado',
    message: {
      notAllowed: 'A instalação não permite a ligação a esse servidor de e-mail.',
      notEncrypted: 'O servidor de e-mail não oferece uma ligação cifrada, e as definições exigem-na.',
    }[reason],
  }),
  'messages.testFailed': ({ reason }) => ({
    title: 'O servidor de e-mail não aceitou a mensagem',
    message: reason,
  }),
  ...importErrors,
  ...placeErrors,
  'statistics.listEmpty': () => ({ title: 'Lista vazia', message: 'A lista que quer exportar está vazia.' }),
  'statistics.noData': () => ({ title: 'Sem dados', message: 'A consulta não devolveu dados.' }),
  'users.emailTaken': () => ({ title: 'E-mail já existente', message: emailTaken }),
  'users.incomplete': () => incomplete,
  'users.birthDateInvalid': () => ({
    title: 'Data de nascimento inválida',
    message: 'A data de nascimento não pode ser posterior a hoje.',
  }),
  'users.emailInvalid': () => ({ title: 'E-mail inválido', message: 'Por favor, introduza um e-mail válido.' }),
  'users.roleNotAllowed': () => ({
    title: 'Perfil não permitido',
    message: 'Não pode atribuir esse perfil a este utilizador.',
  }),
  'users.oneself': () => ({
    title: 'É a sua própria conta',
    message:
      'Não pode eliminar a sua conta, retirar-lhe o acesso nem alterar o seu perfil de acesso. A palavra-passe altera-se em «Os meus dados».',
  }),
  'users.lastSuperAdmin': () => ({
    title: 'Último superadministrador',
    message: 'Tem de ficar pelo menos um superadministrador com acesso.',
  }),
  'users.ownsActivities': ({ activities }) => ({
    title: 'A empresa tem atividades',
    message: `É titular de ${counted(activities, 'atividade', 'atividades')}. Atribua-as antes a outra empresa.`,
  }),
  'users.notInvited': () => ({
    title: 'O convite já foi aceite',
    message: 'Esta pessoa já escolheu a sua palavra-passe.',
  }),
  'users.feeChanged': () => ({
    title: 'A quota mudou',
    message: 'Já foi renovada ou alterada desde que esta ficha foi aberta. Agora vê como ficou.',
  }),
  'users.tariffInUse': ({ members }) => ({
    title: 'Tarifa em uso',
    message: counted(
      members,
      'utilizador tem esta tarifa. Atribua-lhe antes outra.',
      'utilizadores têm esta tarifa. Atribua-lhes antes outra.',
    ),
  }),
  ...secondFactorErrors,
};

import type { PrintedListKind, BulkMessageKind } from '@dehesa/domain/reservations';
import type * as es from '../../es/backoffice/reservation-board';
import { countPeople, countReservations } from '../counting';

export const board: typeof es.board = {
  live: 'As alterações aparecem de imediato',
  polling: 'Atualiza-se de 15 em 15 segundos',
  folded: 'Fichas numa linha',
  unfold: (name) => `Ver tudo de ${name}`,
  shift: (name) => `Turno ${name}`,
  shiftCount: (reservations, people) => `${countReservations(reservations)}, ${countPeople(people)}`,
  changes: {
    label: 'Alterações recentes',
    arrived: (name) => `Nova reserva de ${name}`,
    moved: (name, column) => `A reserva de ${name} está agora em «${column}»`,
    left: (name) => `A reserva de ${name} já não está na lista`,
    edited: (name) => `A reserva de ${name} foi alterada`,
    several: (count) => `Foram alteradas ${count} reservas`,
    hide: 'Ocultar o aviso',
    meanwhile: 'Esta reserva acabou de ser alterada. Verifique como está antes de continuar.',
  },
  drag: {
    handle: (name) => `Mover a reserva de ${name}`,
    role: 'elemento que se arrasta',
    instructions:
      'Prima a barra de espaços para pegar na reserva. Com as setas para a esquerda e para a direita muda de coluna. Prima outra vez a barra de espaços para a largar, ou Escape para a deixar onde estava.',
    start: (name, column) => `Pegou na reserva de ${name}. Está na coluna «${column}».`,
    over: (column) => `Sobre a coluna «${column}».`,
    overRefused: (column) => `Sobre a coluna «${column}». Não é possível largar aqui.`,
    stays: (column) => `A reserva fica na coluna «${column}».`,
    asks: (column) => `Largou a reserva na coluna «${column}». Falta confirmar a alteração.`,
    cancelled: (column) => `Movimento cancelado. A reserva volta à coluna «${column}».`,
    back: (name, column) => `A reserva de ${name} volta à coluna «${column}».`,
    refusedTitle: 'Não é possível mover para aí',
    toPending: 'Uma reserva confirmada ou em espera não pode voltar a «Pendente».',
  },
  overwrite: {
    title: 'A reserva foi alterada',
    question:
      'Alguém alterou esta reserva enquanto a editava: outra pessoa da equipa ou quem a fez. O que escreveu ainda não foi guardado.',
    keep: 'Continuar a editar',
    reload: 'Ver como está agora e perder o que escrevi',
    accept: 'Guardar as minhas alterações mesmo assim',
  },
};

const print: Record<PrintedListKind, { print: string; pdf: string }> = {
  confirmed: { print: 'Imprimir as confirmadas', pdf: 'PDF das confirmadas' },
  waiting: { print: 'Imprimir a lista de espera', pdf: 'PDF da lista de espera' },
};

const kinds: Record<BulkMessageKind, { item: string; title: string; explained: string; done: string }> = {
  pending: {
    item: 'Às pendentes',
    title: 'Mensagem às reservas pendentes',
    explained: 'Volta a enviar a cada titular o aviso de que o seu pedido está por confirmar.',
    done: 'E-mail reenviado',
  },
  waiting: {
    item: 'À lista de espera',
    title: 'Mensagem à lista de espera',
    explained: 'Volta a enviar a cada titular o aviso de que a lotação está esgotada e o seu pedido ficou em espera.',
    done: 'E-mail reenviado (lotação esgotada, em espera)',
  },
  confirmed: {
    item: 'Às confirmadas',
    title: 'Mensagem às reservas confirmadas',
    explained: 'Volta a enviar a cada titular a confirmação, com o código QR e a marcação para o calendário.',
    done: 'Confirmação reenviada',
  },
  scheduleChange: {
    item: 'Alteração de horário',
    title: 'Mensagem de alteração de horário',
    explained: 'Avisa quem tem lugar, pendente ou confirmado, e conhece outro horário: do anterior e do atual.',
    done: 'Alteração de horário enviada',
  },
};

export const tools: typeof es.tools = {
  label: 'Listas e mensagens da atividade',
  lists: 'Imprimir e exportar',
  messages: 'Enviar mensagem a todos',
  list: print,
  sheet: 'Exportar para folha de cálculo',
  empty: {
    title: 'Lista vazia',
    print: 'A lista que pretende imprimir está vazia',
    export: 'A lista que pretende exportar está vazia',
    message: 'Não há ninguém a quem enviar esta mensagem.',
  },
  blocked: {
    title: 'O navegador não abriu a janela',
    message: 'As janelas pop-up desta página estão bloqueadas. A lista pode ser aberta a partir daqui.',
    open: 'Abrir a lista',
  },
  failed: 'Não foi possível preparar a lista',
  untold: {
    title: 'O horário mudou e ninguém foi avisado',
    message: 'Quem reservou antes da alteração conhece outro horário.',
    open: (date, count) => `Avisar sobre ${date} (${countReservations(count)})`,
    nobody: 'Todas as reservas já conhecem o horário em vigor.',
  },
  kinds: kinds,
  preview: {
    loading: 'A preparar a mensagem…',
    failed: 'Não foi possível preparar a mensagem',
    recipients: (count) => `Será enviada a ${countReservations(count)}.`,
    byLanguage: (readers) => `${readers}.`,
    readers: (count, language) => `${count} em ${language}`,
    sentBefore: (who, when, count) => `${who} já enviou esta mensagem ${when}, a ${countReservations(count)}.`,
    sentByMe: (when, count) => `Já enviou esta mensagem ${when}, a ${countReservations(count)}.`,
    somebody: 'Alguém',
    sentTitle: 'Já enviada',
    past: 'A atividade já terminou.',
    send: (count) => `Enviar a ${countReservations(count)}`,
    keep: 'Não, voltar',
    done: (count) => `Está a ser enviada a ${countReservations(count)}.`,
  },
};

export const consents: typeof es.consents = {
  title: 'Consentimentos',
  privacy: 'Política de privacidade',
  photo: 'Utilização de imagens',
  communications: 'Comunicações',
  whatsapp: 'Avisos por WhatsApp',
  given: (date) => `Aceite em ${date}`,
  refused: 'Não aceite',
  version: (version) => `Versão dos textos: ${version}`,
  byStaff: 'A reserva foi feita pela equipa: não há nenhum consentimento do visitante no site.',
  erased: (date) => `Os dados pessoais desta reserva foram apagados em ${date}.`,
  nameErased: 'Dados apagados',
};

export const ownChanges: typeof es.ownChanges = {
  'reservations.addCompanion': 'Acompanhante adicionado pelo visitante',
  'reservations.removeCompanion': 'Acompanhante retirado pelo visitante',
  'reservations.correctEmail': 'E-mail corrigido pelo visitante ao reservar',
  'reservations.openLink': 'Ligação do e-mail aberta pelo visitante',
  'reservations.correctName': 'Nome corrigido pelo visitante',
  'reservations.changeShift': 'Turno alterado pelo visitante',
  'reservations.answerQuestions': 'Respostas às perguntas pelo visitante',
  'reservations.answerAttendance': 'Resposta ao lembrete',
  'reservations.switchReminders': 'Lembretes ativados ou desativados',
  'reservations.resend': 'E-mail enviado outra vez a pedido do visitante',
  'reservations.resendWhatsapp': 'Confirmação enviada por WhatsApp',
  'reservations.switchWhatsapp': 'Avisos por WhatsApp ativados ou desativados pelo visitante',
};

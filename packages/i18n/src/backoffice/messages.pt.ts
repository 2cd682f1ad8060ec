import type { MessageStatus, TemplateSlug } from '@dehesa/domain/messages';
import type { es } from './messages.es';

const slugs: Record<TemplateSlug, string> = {
  'reserva-pendiente': 'Pedido recebido',
  'reserva-confirmada': 'Reserva confirmada',
  'reserva-en-espera': 'Lista de espera',
  'lista-espera-oferta': 'Oferta de lugar',
  'reserva-cancelada': 'Reserva cancelada',
  'reserva-modificada': 'Reserva alterada',
  'cambio-horario': 'Alteração de horário',
  'reserva-recordatorio': 'Lembrete',
  'aviso-administrador': 'Aviso ao administrador',
  'recuperar-clave': 'Recuperar palavra-passe',
  'verificar-correo': 'Confirmar endereço de e-mail',
  'colaborador-alta': 'Registo de colaborador',
  'colaborador-aviso': 'Novo pedido de colaborador',
  'colaborador-confirmacion': 'Colaborador confirmado',
};

const statuses: Record<MessageStatus, string> = {
  queued: 'Em fila',
  sending: 'A enviar',
  sent: 'Enviada',
  kept: 'Guardada sem enviar',
  failed: 'Não enviada',
};

export const pt: typeof es = {
  title: 'Mensagens enviadas',
  introduction: 'Os e-mails que recebem as pessoas que reservam, com o resultado de cada um.',
  search: 'Procurar por destinatário, assunto ou n.º de reserva',
  clearSearch: 'Limpar a pesquisa',
  status: 'Estado',
  allStatuses: 'Todos os estados',
  empty: 'Ainda não há mensagens',
  emptyMessage: 'Quando alguém reservar ou uma reserva for confirmada, o seu e-mail aparecerá aqui.',
  nothingFound: 'Nenhuma mensagem corresponde',
  nothingFoundMessage: 'Experimente outras palavras ou outro estado.',
  showAll: 'Ver todas',
  withoutSubject: 'Ainda por redigir',
  to: (recipient) => `Para ${recipient}`,
  range: (from, to, total) => `${from}–${to} de ${total} ${total === 1 ? 'mensagem' : 'mensagens'}`,
  pages: 'Páginas de mensagens',
  page: (number) => `Página ${number}`,
  previousPage: 'Página anterior',
  nextPage: 'Página seguinte',
  slugs,
  statuses,
  detail: {
    recipient: 'Destinatário',
    created: 'Criada',
    sent: 'Enviada',
    attempts: 'Tentativas',
    reference: 'N.º da reserva',
    answer: 'Resposta do servidor de e-mail',
    error: 'Último erro',
    kept: 'Não há servidor de e-mail configurado: a mensagem foi guardada e não foi enviada.',
    retrying: 'O servidor de e-mail não a aceitou. Vai ser tentada de novo automaticamente.',
    preview: (subject) => `Conteúdo da mensagem «${subject}»`,
    notRendered: 'A mensagem ainda está na fila; o conteúdo aparecerá aqui assim que estiver pronto.',
  },
};

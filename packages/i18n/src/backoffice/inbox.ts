import type { Language } from '@dehesa/domain/languages';

/** Texts of the inboxes of WhatsApp messages. */
const es = {
  title: { 1: 'Mensajes Monfragüe', 2: 'Mensajes Tajo' },
  introduction: 'Conversaciones de WhatsApp con quienes visitan la zona, la más reciente primero.',
  sent: 'Mensajes enviados',
  search: 'Buscar por nombre o teléfono',
  clear: 'Borrar la búsqueda',
  list: 'Conversaciones',
  pages: 'Páginas de conversaciones',
  count: (count: number): string => (count === 1 ? '1 conversación' : `${count} conversaciones`),
  unread: (count: number): string => (count === 1 ? '1 sin leer' : `${count} sin leer`),
  outgoing: 'Enviado:',
  empty: 'Todavía no hay mensajes',
  emptyMessage: 'Aquí aparecerán los mensajes de WhatsApp que lleguen al número de esta ubicación.',
  nothingFound: 'Ninguna conversación coincide con la búsqueda',
  showAll: 'Ver todas',
  choose: 'Elige una conversación para leerla',
  back: 'Volver a las conversaciones',
  older: 'Ver mensajes anteriores',
  messages: (name: string) => `Mensajes con ${name}`,
  from: { in: 'Recibido', out: 'Enviado' },
};

export type InboxTexts = typeof es;

const pt: InboxTexts = {
  title: { 1: 'Mensagens Monfragüe', 2: 'Mensagens Tejo' },
  introduction: 'Conversas de WhatsApp com quem visita a zona, a mais recente primeiro.',
  sent: 'Mensagens enviadas',
  search: 'Procurar por nome ou telefone',
  clear: 'Apagar a pesquisa',
  list: 'Conversas',
  pages: 'Páginas de conversas',
  count: (count) => (count === 1 ? '1 conversa' : `${count} conversas`),
  unread: (count) => (count === 1 ? '1 por ler' : `${count} por ler`),
  outgoing: 'Enviada:',
  empty: 'Ainda não há mensagens',
  emptyMessage: 'Aqui aparecerão as mensagens de WhatsApp que chegarem ao número desta localização.',
  nothingFound: 'Nenhuma conversa corresponde à pesquisa',
  showAll: 'Ver todas',
  choose: 'Escolha uma conversa para a ler',
  back: 'Voltar às conversas',
  older: 'Ver mensagens anteriores',
  messages: (name) => `Mensagens com ${name}`,
  from: { in: 'Recebida', out: 'Enviada' },
};

export const inbox: Record<Language, InboxTexts> = { es, pt };

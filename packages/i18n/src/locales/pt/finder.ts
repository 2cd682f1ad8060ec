import type * as es from '../es/finder';
import { counted } from './counting';

export const finder: typeof es.finder = {
  title: 'Pesquisar em tudo',
  placeholder: 'Nome, telefone, número da reserva, atividade…',
  tooLittle: 'Escreva pelo menos 3 letras ou 4 algarismos.',
  searching: 'A pesquisar…',
  results: (count) => counted(count, 'resultado', 'resultados'),
  none: 'Nada corresponde à pesquisa',
  noneHint: 'Experimente outra parte do nome, o telefone ou o número da reserva.',
  failed: (groups) => `A pesquisa demorou demasiado em: ${groups}. Escreva mais um pouco.`,
  openedBefore: 'Abertos há pouco',
  conversations: 'Mensagens',
  screens: 'Ecrãs',
  companionOf: (booker) => `Acompanhante na reserva de ${booker}`,
  past: 'Terminada',
  hidden: 'Oculta',
  suspended: 'Suspensa',
  noAccess: 'Sem acesso',
  web: 'Pelo site',
  edit: 'Editar',
  editActivity: (title) => `Editar a atividade ${title}`,
  more: 'Ver mais',
  moreOf: (group) => `Ver mais em ${group}`,
  tooMany: 'Há mais: escreva mais um pouco para encontrar.',
  keys: '↑ ↓ para escolher · Enter para abrir · Esc para fechar',
};

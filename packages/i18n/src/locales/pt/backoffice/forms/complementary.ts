import type * as es from '../../../es/backoffice/forms/complementary';

/** The screens of complementary activities. */
export const complementary: typeof es.complementary = {
  heading: 'Atividades complementares',
  introduction: 'O que mais se pode fazer ou visitar. Não se reserva aqui.',
  add: 'Nova complementar',
  create: 'Nova atividade complementar',
  edit: 'Editar atividade complementar',
  list: {
    caption: 'Lista de atividades complementares',
    search: 'Procurar por título ou local',
    columns: { id: 'Mais recentes', title: 'Atividade', date: 'Data', place: 'Local' },
    contact: 'Contacto',
    actions: 'Ações',
    edit: (title) => `Editar «${title}»`,
    hide: (title) => `Ocultar «${title}»`,
    website: (title) => `Abrir o site de «${title}» (noutro separador)`,
    empty: 'Ainda não há atividades complementares',
    emptyMessage: 'Museus, percursos por conta própria, alojamentos: crie a primeira.',
    nothingFound: 'Nenhuma atividade complementar corresponde à pesquisa',
    nothingFoundMessage: 'Experimente outra pesquisa.',
  },
  hide: {
    title: 'Ocultar a atividade complementar?',
    message: 'Deixará de ser oferecida. Nada é apagado: pode voltar a mostrá-la ao editá-la.',
    done: 'Atividade complementar oculta',
  },
  form: {
    place: 'Local',
    phone: 'Telefone',
    url: 'Endereço do site',
    hidden: 'Ocultar',
    hiddenHint: 'Não é oferecida aos visitantes.',
    imageAlt: 'Imagem da atividade complementar',
  },
};

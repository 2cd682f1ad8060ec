import type * as es from '../es/many';
import { countOf, plural } from './counting';

const countActivities = countOf('atividade', 'atividades');
const countAccounts = countOf('conta', 'contas');

export const manyWords: typeof es.manyWords = {
  stop: 'Deixar de selecionar',
  chosen: (count) => plural(count, '1 selecionada', `${count} selecionadas`),
  export: 'Exportar',
  exportFailed: 'Não foi possível exportar',
  keep: 'Não, voltar',
  progress: (done, all) => `${done} de ${all}`,
  working: 'A guardar as alterações…',
  goOn: (left) => `Continuar com ${plural(left, 'a que falta', `as ${left} que faltam`)}`,
  doneTitle: 'Feito',
  unchanged: (count) => plural(count, '1 já estava assim.', `${count} já estavam assim.`),
  refused: (count) => plural(count, '1 fica como estava:', `${count} ficam como estavam:`),
  close: 'Fechar',
};

export const manyLists: typeof es.manyLists = {
  ...manyWords,
  lost: 'Ao mudar a pesquisa ou os filtros, a seleção foi retirada.',
  tooMany: (most, count) =>
    `Só é possível alterar ${most} de cada vez: ${plural(count, 'há 1 a mais', `há ${count} a mais`)}.`,
  activities: {
    bar: 'Atividades selecionadas',
    somebody: 'Uma atividade',
    show: {
      label: 'Mostrar',
      title: 'Mostrar as selecionadas',
      message: (count) =>
        `${plural(count, 'Passará', 'Passarão')} a estar ${plural(count, 'visível', 'visíveis')} no site ${countActivities(count)}.`,
      accept: 'Mostrar',
      done: (count) => plural(count, '1 atividade visível', `${count} atividades visíveis`),
    },
    hide: {
      label: 'Ocultar',
      title: 'Ocultar as selecionadas',
      message: (count) =>
        `${countActivities(count)} ${plural(count, 'deixará de estar visível no site e não aceitará', 'deixarão de estar visíveis no site e não aceitarão')} reservas. Nada é apagado.`,
      accept: 'Ocultar',
      done: (count) => plural(count, '1 atividade oculta', `${count} atividades ocultas`),
    },
    open: {
      label: 'Abrir inscrições',
      title: 'Abrir as inscrições',
      message: (count) => `Serão abertas as inscrições de ${countActivities(count)}.`,
      accept: 'Abrir',
      done: (count) => `Inscrições abertas em ${countActivities(count)}`,
    },
    close: {
      label: 'Fechar inscrições',
      title: 'Fechar as inscrições',
      message: (count) => `Serão fechadas as inscrições de ${countActivities(count)}. As reservas já feitas mantêm-se.`,
      accept: 'Fechar as inscrições',
      done: (count) => `Inscrições fechadas em ${countActivities(count)}`,
    },
  },
  accounts: {
    bar: 'Contas selecionadas',
    somebody: 'Uma conta',
    giveAccess: {
      label: 'Dar acesso',
      title: 'Dar acesso às selecionadas',
      message: (count) => `${plural(count, 'Poderá', 'Poderão')} entrar na aplicação ${countAccounts(count)}.`,
      accept: 'Dar acesso',
      done: (count) => `Acesso concedido a ${countAccounts(count)}`,
    },
    withdrawAccess: {
      label: 'Retirar acesso',
      title: 'Retirar o acesso às selecionadas',
      message: (count) =>
        `${countAccounts(count)} ${plural(count, 'deixará', 'deixarão')} de poder entrar e as suas sessões abertas serão terminadas. Os dados mantêm-se.`,
      accept: 'Retirar o acesso',
      done: (count) => `Acesso retirado a ${countAccounts(count)}`,
    },
    write: 'Escrever',
    resendInvitation: {
      label: 'Convidar de novo',
      title: 'Enviar novamente o convite',
      message: (count) =>
        `${plural(count, 'Receberá', 'Receberão')} por e-mail uma nova ligação, válida durante 72 horas, ${countAccounts(count)}. ${plural(count, 'A ligação anterior deixará', 'As ligações anteriores deixarão')} de funcionar.`,
      accept: 'Enviar',
      done: (count) => plural(count, '1 convite enviado', `${count} convites enviados`),
    },
    notInvited: (count) =>
      plural(
        count,
        '1 não está convidada ou já escolheu a sua palavra-passe, e fica como está.',
        `${count} não estão convidadas ou já escolheram a sua palavra-passe, e ficam como estão.`,
      ),
    renewFee: {
      label: 'Renovar quotas',
      title: 'Renovar as quotas',
      message: (count) =>
        `Será renovada por mais um período, com pagamento de hoje, a quota de ${countAccounts(count)}.`,
      accept: 'Renovar',
      done: (count) => plural(count, '1 quota renovada', `${count} quotas renovadas`),
    },
    withoutFee: (count) =>
      plural(count, '1 não paga quota e fica como está.', `${count} não pagam quota e ficam como estão.`),
  },
};

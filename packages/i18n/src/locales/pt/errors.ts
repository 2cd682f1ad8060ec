import { formatDayMonthYear } from '@dehesa/domain/calendar-days';
import type { ErrorTexts, TooComplexTexts } from '../../error-texts';
import { refusalText } from '../../refusal-text';
import { staffErrors } from './backoffice/errors';
import { wait, incomplete, reservationErrors } from './backoffice/reservation-errors';
import { faults } from './start';

/** Some refusals end without a full stop, as documented; in front of another sentence they take one. */
const sentence = (text: string) => (/[.!?…]$/.test(text) ? text : `${text}.`);

const tooComplex: TooComplexTexts = {
  characters: (max) => `No máximo ${max} caracteres, contando a formatação e os estilos de cada elemento.`,
  elements: (max) => `No máximo ${max} elementos (parágrafos, células, ligações, imagens…).`,
  nesting: (max) => `No máximo ${max} elementos ou blocos uns dentro dos outros.`,
  rules: (max) => `No máximo ${max} regras nas folhas de estilo.`,
  fields: (max) => `No máximo ${max} campos e condições.`,
  sections: (max) => `No máximo ${max} condições umas dentro das outras, e nenhuma dentro de si própria.`,
  effort: () => 'Processá-lo demoraria demasiado tempo. Simplifique o texto ou os seus estilos.',
};

/** The same answers in Portuguese of Portugal. */
export const errors: ErrorTexts = {
  'input.invalid': () => ({
    title: 'Erro',
    message: 'Um dos dados não é válido. Reveja-o e tente de novo.',
  }),
  'record.notFound': () => ({
    title: 'Não encontrado',
    message: 'O que procura não existe ou já não está disponível.',
  }),
  'service.busy': () => ({
    title: 'Tente de novo',
    message: 'Há muitos pedidos neste momento. Aguarde alguns segundos e tente de novo.',
  }),
  'service.databaseAway': () => ({
    title: 'Sem ligação à base de dados',
    message:
      'De momento não é possível guardar nem consultar nada. O que escreveu mantém-se: tente de novo daqui a pouco.',
  }),
  'request.foreignOrigin': () => ({
    title: 'Não vem das nossas páginas',
    message:
      'Por segurança, com a sessão aberta só são aceites alterações feitas nas páginas deste endereço. Recarregue a página e tente de novo.',
  }),
  'request.tooMany': ({ retryAfterSeconds }) => ({
    title: 'Demasiados pedidos',
    message: `Tente de novo ${wait(retryAfterSeconds)}.`,
  }),
  'request.tooLarge': ({ maxKilobytes }) => ({
    title: 'Demasiados dados',
    message: `De cada vez podem ser enviados, no máximo, ${maxKilobytes} kB.`,
  }),
  'input.tooComplex': ({ part, max }) => ({ title: 'Texto demasiado complexo', message: tooComplex[part](max) }),
  'file.unsupported': () => ({
    title: 'Ficheiro inválido',
    message: 'Este tipo de ficheiro não pode ser usado aqui. Escolha outro ficheiro.',
  }),
  'file.noRoom': () => ({
    title: 'Não há espaço',
    message: 'O ficheiro não foi guardado porque não há espaço no servidor. Avise quem o administra.',
  }),
  'file.tooLarge': ({ maxMegabytes }) => ({
    title: 'Tamanho excedido!',
    message: `O tamanho dos ficheiros selecionados deve ser inferior a ${maxMegabytes} MB`,
  }),
  'activities.memberRefused': ({ date, reason }) => {
    const { title, message } = refusalText(errors, reason, faults);
    const day = formatDayMonthYear(date);
    return {
      title: `${title} (${day})`,
      message: `Não é possível guardar a atividade de ${day}. ${sentence(message)} Nada foi guardado em nenhuma data.`,
    };
  },
  'collaborators.incomplete': () => incomplete,
  'collaborators.emailInvalid': () => ({
    title: 'E-mail inválido',
    message: 'Por favor, introduza um e-mail válido.',
  }),
  'collaborators.textRefused': () => ({
    title: 'Texto inválido',
    message: 'Não escreva endereços de páginas web nem caracteres ocultos nos nomes nem na localidade.',
  }),
  'collaborators.emailTaken': () => ({
    title: 'E-mail já existente',
    message: 'Já existe um colaborador com este e-mail',
  }),
  ...staffErrors,
  ...reservationErrors,
};

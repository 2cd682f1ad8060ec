import type * as es from '../es/writing';
import { countOf, plural } from './counting';

const countAccounts = countOf('conta', 'contas');

/** A text of one's own, to whomever it goes. */
export const writing: typeof es.writing = {
  loading: 'A procurar os destinatários…',
  failed: 'Não foi possível ler os destinatários',
  recipients: (readers) => `${readers}.`,
  readers: (count, language) => `${plural(count, '1 lê', `${count} leem`)} ${language}`,
  in: (language) => `Em ${language}`,
  subject: 'Assunto',
  text: 'Texto',
  fields: 'Inserir um dado',
  preview: 'Ver como fica',
  keep: 'Não, voltar',
  empty: 'Escreva o assunto e o texto',
  doneTitle: 'Mensagem enviada',
  quoted: (subject) => `«${subject}»`,
  samples: {
    language: 'Idioma da mensagem',
    languages: (name, count) => `${name} (${count})`,
    subject: 'Assunto',
    sample: (name) => `É assim que ${name} a vai receber`,
    sampleUnread: (name) => `Ninguém a vai receber neste idioma. Seria assim para ${name}`,
    content: (subject) => `Conteúdo da mensagem «${subject}»`,
  },
};

/** To who has an account. */
export const writeAccounts: typeof es.writeAccounts = {
  ...writing,
  title: (count) => `Escrever a ${countAccounts(count)}`,
  about: 'Só para avisos sobre a conta ou o serviço, não para publicidade. Envia-se por e-mail.',
  nobody: 'O e-mail não chega a nenhuma destas contas.',
  suppressed: 'O servidor recusa o e-mail e não receberão nada:',
  withoutEmail: 'Sem e-mail. Não receberão nada:',
  withoutAccess: 'Sem acesso. Não receberão nada:',
  gone: (count) =>
    plural(count, 'Uma já não existe e não receberá nada.', `${count} já não existem e não receberão nada.`),
  fieldNames: {
    'usuario.nombre': 'Nome',
    'usuario.apellidos': 'Apelidos',
    'usuario.empresa': 'Empresa',
    'usuario.email': 'E-mail',
    'usuario.enlace_acceso': 'Ligação para iniciar sessão',
    'configuracion.nombre': 'Nome do site',
  },
  send: (count) => `Enviar a ${countAccounts(count)}`,
  done: (count) => `A enviar a ${countAccounts(count)}.`,
};

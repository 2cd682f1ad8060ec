import type * as es from '../../es/backoffice/installation';

export const installation: typeof es.installation = {
  heading: 'Primeira entrada em funcionamento',
  introduction:
    'Esta instalação ainda não foi configurada por ninguém. Cada passo é guardado em separado: pode recarregar a página ou continuar mais tarde com a mesma ligação.',
  lasts: 'A ligação deixa de funcionar ao terminar, ao reiniciar o servidor ou ao fim de 24 horas.',
  step: (number, title) => `${number}. ${title}`,
  save: 'Guardar',
  saved: 'Guardado',
  unsaved: 'Por guardar',
  invalid: { title: 'Não foi guardado', message: 'Reveja os campos assinalados.' },
  fixed: (variable) => `Definido pelo servidor (${variable})`,
  site: {
    title: 'A instalação',
    name: 'Nome da aplicação',
    nameMissing: 'Escreva um nome',
    logoHint: 'Pode ficar para mais tarde.',
    address: 'Endereço público',
    addressHint: 'É com ele que começam as ligações dos e-mails. Se não for o correto, mude-o no servidor.',
  },
  contacts: {
    title: 'Quem é avisado em cada território',
    hint: 'Recebem os avisos das reservas. Podem ficar para mais tarde.',
  },
  mail: {
    title: 'E-mail de saída',
    fromOutside: 'O servidor de e-mail já está escolhido. Pode testá-lo agora.',
    test: 'Testar o envio',
    to: 'Enviar uma mensagem de teste para',
    toMissing: 'Escreva um endereço de e-mail válido',
    send: 'Enviar teste',
    saveFirst: 'Guarde primeiro as alterações: o teste usa os dados guardados.',
  },
  administrator: {
    title: 'Superadministrador',
    hint: 'A conta que pode tudo. Ao criá-la, a instalação fica terminada e esta página desaparece.',
    name: 'Nome',
    email: 'E-mail',
    password: 'Palavra-passe',
    repeat: 'Repita a palavra-passe',
    nameMissing: 'Escreva um nome',
    emailInvalid: 'Escreva um endereço de e-mail válido',
    finish: 'Criar a conta e terminar',
    saveFirst: {
      title: 'Há passos por guardar',
      message: 'Guarde as alterações dos outros passos antes de terminar.',
    },
  },
  done: {
    title: 'Instalação terminada',
    message: 'Já pode iniciar sessão com a conta que acabou de criar.',
    go: 'Iniciar sessão',
  },
  gone: {
    title: 'Esta ligação já não serve',
    message:
      'A instalação está terminada ou a ligação expirou. Se ninguém a terminou, reinicie o servidor: escreve uma nova.',
  },
};

import type * as es from '../../es/backoffice/first-steps';

export const firstSteps: typeof es.firstSteps = {
  title: 'Primeiros passos',
  hint: 'Estão por fazer. Quando estiverem feitos, desaparecem daqui.',
  steps: {
    backups: {
      todo: 'Não há nenhuma cópia de segurança boa das últimas 26 horas: é preciso avisar quem mantém o servidor.',
      go: 'Descarregar uma agora',
    },
    mail: { todo: 'Os e-mails não saem: falta o servidor de e-mail.', go: 'Configurar o e-mail' },
    secondAdministrator: {
      todo: 'Só há um superadministrador: se perder o acesso, mais ninguém chega à configuração.',
      go: 'Criar outro',
    },
    postalCodes: {
      todo: 'Faltam os códigos postais: quem reserva tem de escrever a localidade por inteiro.',
      go: 'Descarregar códigos postais',
    },
    whatsapp: { todo: 'O WhatsApp não está configurado (opcional).', go: 'Configurar o WhatsApp' },
  },
};

import type * as es from '../../es/backoffice/home';
import { counted, plural } from '../counting';

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

export const nextActivities: typeof es.nextActivities = {
  heading: 'Próximas atividades',
  failed: 'Não foi possível carregar as próximas atividades',
  answer: 'A aguardar resposta',
  nothingToAnswer: 'Não há nada a aguardar resposta.',
  requests: (count) =>
    count > 99 ? 'Mais de 99 pedidos pendentes' : counted(count, 'pedido pendente', 'pedidos pendentes'),
  lackingTomorrow: (title) => `Amanhã faltam pessoas: ${title}`,
  moreLacking: 'Outras de amanhã com falta de pessoas',
  empty: 'Não há atividades nos próximos 14 dias',
  emptyMessage: 'Crie uma atividade com a sua data: aparecerá aqui com os lugares e os pedidos.',
  create: 'Criar atividade',
  all: 'Ver todas as reservas',
  days: { today: 'Hoje', tomorrow: 'Amanhã' },
  occupied: (held, capacity) =>
    plural(capacity, `${held} de 1 lugar ocupado`, `${held} de ${capacity} lugares ocupados`),
  waiting: (count) => `${count} em espera`,
  full: 'Esgotada',
  lacking: 'Faltam pessoas',
  lackingShifts: (count) => `Faltam pessoas em ${counted(count, 'turno', 'turnos')}`,
};

import type * as es from '../../../es/backoffice/help/titles';

export const helpTitles: typeof es.helpTitles = {
  help: 'Ajuda',
  here: 'Ajuda deste ecrã',
  topics: {
    primeros: 'Primeiros passos',
    publicar: 'Publicar uma atividade',
    reservas: 'As reservas e o quadro',
    espera: 'A lista de espera e as ofertas',
    asistencia: 'Fazer a chamada no dia da atividade',
    suspender: 'Suspender ou mudar de data',
    mensajes: 'Mensagens e caixa de entrada',
    colaboradores: 'Empresas e colaboradores',
    estadisticas: 'Estatísticas e exportações',
    configuracion: 'Privacidade e configuração',
  },
};

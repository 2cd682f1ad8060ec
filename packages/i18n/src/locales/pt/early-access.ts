import type { es } from '../es/early-access';

/** Portuguese (Portugal) texts. */
export const pt: typeof es = {
  title: 'Reserva antecipada de atividades',
  with: (name) => `Com ${name}`,
  intro: 'Escolha uma atividade: com esta ligação pode reservá-la antes da abertura das inscrições.',
  until: (date) => `Pode fazê-lo até ${date}.`,
  found: (count) => (count === 1 ? '1 atividade' : `${count} atividades`),
  pages: 'Páginas da seleção',
  page: (page, pages) => `Página ${page} de ${pages}`,
  previous: 'Anteriores',
  next: 'Seguintes',
  missingTitle: 'Esta ligação está incompleta',
  missing:
    'Esta ligação não é de nenhum colaborador. Peça a ligação de reserva antecipada ao estabelecimento onde está alojado.',
  offTitle: 'Reserva antecipada desativada',
  off: 'A reserva antecipada de atividades está temporariamente desativada.',
  opensOn: (date) => `Abertura: ${date}.`,
  emptyTitle: 'De momento não há atividades',
  empty: 'Estamos a preparar as próximas. Volte a ver dentro de alguns dias.',
  toAgenda: 'Ver a agenda',
};

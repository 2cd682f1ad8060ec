import type { Language } from '@dehesa/domain/languages';

const es = {
  title: 'Reserva anticipada de actividades',
  with: (name: string) => `Con ${name}`,
  intro: 'Elija una actividad: con este enlace puede reservarla antes de que se abran las inscripciones.',
  until: (date: string) => `Puede hacerlo hasta el ${date}.`,
  found: (count: number): string => (count === 1 ? '1 actividad' : `${count} actividades`),
  pages: 'Páginas de la selección',
  page: (page: number, pages: number) => `Página ${page} de ${pages}`,
  previous: 'Anteriores',
  next: 'Siguientes',
  missingTitle: 'Este enlace está incompleto',
  missing:
    'Este enlace no es de ningún colaborador. Pida el enlace de reserva anticipada al establecimiento en el que se aloja.',
  offTitle: 'Reserva anticipada desactivada',
  off: 'La reserva previa de actividades está desactivada temporalmente.',
  opensOn: (date: string) => `Se abrirá el ${date}.`,
  emptyTitle: 'Ahora mismo no hay actividades',
  empty: 'Estamos preparando las próximas. Vuelva a mirar dentro de unos días.',
  toAgenda: 'Ver la agenda',
};

const pt: typeof es = {
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

export type EarlyAccessTexts = typeof es;

const catalogue: Record<Language, EarlyAccessTexts> = { es, pt };

/** The texts of the selection of activities that a collaborator's link opens. */
export function earlyAccessTexts(language: Language): EarlyAccessTexts {
  return catalogue[language];
}

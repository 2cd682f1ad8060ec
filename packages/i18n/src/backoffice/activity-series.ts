const spanishDays = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'];
const portugueseDays = [
  'segunda-feira',
  'terça-feira',
  'quarta-feira',
  'quinta-feira',
  'sexta-feira',
  'sábado',
  'domingo',
];
/** -1 is the last one of a month. */
const spanishNths = new Map([
  [1, 'primer'],
  [2, 'segundo'],
  [3, 'tercer'],
  [4, 'cuarto'],
  [-1, 'último'],
]);
const portugueseNths = new Map([
  [1, 'primeir'],
  [2, 'segund'],
  [3, 'terceir'],
  [4, 'quart'],
  [-1, 'últim'],
]);

/** Repeating an activity, and saving "only this one" or "this and the following". */
export const es = {
  title: 'Repetición',
  none: 'Esta actividad no se repite.',
  repeat: 'Repetir…',
  count: (members: number, later: number) =>
    `Serie de ${members} actividades; ${later === 0 ? 'ninguna posterior a esta' : later === 1 ? '1 posterior a esta' : `${later} posteriores a esta`}.`,
  members: 'Actividades de la serie',
  thisOne: 'Esta',
  edit: (day: string) => `Editar la del ${day}`,
  showAll: (count: number) => `Ver las ${count}`,
  showLess: 'Ver menos',
  hidden: 'Oculta',
  past: 'Pasada',
  hideFollowing: {
    action: 'Ocultar esta y las siguientes',
    title: '¿Ocultar esta y las siguientes?',
    message: (later: number) =>
      later === 1
        ? 'Esta actividad y la siguiente de la serie dejarán de verse en la web y no admitirán reservas. No se borra nada.'
        : `Esta actividad y las ${later} siguientes de la serie dejarán de verse en la web y no admitirán reservas. No se borra nada.`,
    confirm: 'Ocultar',
    done: (count: number) => (count === 1 ? '1 actividad oculta' : `${count} actividades ocultas`),
  },
  rule: {
    until: (rule: string, date: string) => `${rule}, hasta el ${date}`,
    times: (rule: string, times: number) => (times === 1 ? `${rule}, 1 vez` : `${rule}, ${times} veces`),
    weekly: (every: number, days: string) => (every === 1 ? `Cada semana: ${days}` : `Cada ${every} semanas: ${days}`),
    monthlyByDay: (every: number, day: number) =>
      every === 1 ? `Cada mes, el día ${day}` : `Cada ${every} meses, el día ${day}`,
    monthlyByWeekday: (every: number, weekday: string) =>
      every === 1 ? `Cada mes, ${weekday}` : `Cada ${every} meses, ${weekday}`,
    dates: (count: number) => (count === 1 ? '1 fecha elegida' : `${count} fechas elegidas`),
  },
  /** Monday is 1. */
  weekday: (weekday: number) => spanishDays[weekday - 1] ?? '',
  /** el segundo domingo, el último sábado */
  nthWeekday: (nth: number, weekday: number) => `el ${spanishNths.get(nth) ?? ''} ${spanishDays[weekday - 1] ?? ''}`,
  drawer: {
    title: 'Repetir la actividad',
    intro: (date: string) =>
      `Se crean copias independientes de la actividad del ${date}: mismos textos, horario, turnos, plazas, imágenes y documentos; sin reservas y con las inscripciones abiertas.`,
    unsaved: 'Tienes cambios sin guardar: las copias se hacen a partir de lo último que se guardó.',
    kind: '¿Cómo se repite?',
    kinds: { weekly: 'Por semanas', monthly: 'Por meses', dates: 'Fechas sueltas' },
    everyWeeks: 'Cada cuántas semanas',
    everyMonths: 'Cada cuántos meses',
    weekdays: 'Días de la semana',
    monthlyBy: 'Día del mes',
    byDay: 'Un día del mes',
    byWeekday: 'Un día de la semana',
    dayNumber: 'Día (1–31)',
    whichWeekday: 'Cuál del mes',
    noWeekday: 'Ninguno coincide',
    byDayHint: 'Los meses que no tienen ese día se saltan.',
    dates: 'Fechas',
    datesHint: 'Pulsa los días en el calendario; vuelve a pulsar uno para quitarlo.',
    end: '¿Hasta cuándo?',
    endTimes: 'Un número de veces',
    endUntil: 'Hasta una fecha',
    times: 'Número de veces',
    until: 'Última fecha posible',
    preview: 'Fechas',
    previewEmpty: 'Elige cómo se repite para ver las fechas.',
    previewNone: 'Con esa regla no sale ninguna fecha.',
    previewHint: 'Desmarca las que no quieras crear.',
    loading: 'Calculando las fechas…',
    registration: (from: string, to: string) => `Inscripciones: ${from} – ${to}`,
    noBound: 'sin límite',
    past: 'Ya ha pasado',
    inSeries: 'Ya está en la serie',
    summary: (count: number) =>
      count === 0
        ? 'No hay ninguna fecha que crear.'
        : count === 1
          ? 'Se creará 1 actividad.'
          : `Se crearán ${count} actividades.`,
    create: (count: number) =>
      count === 0 ? 'Crear actividades' : count === 1 ? 'Crear 1 actividad' : `Crear ${count} actividades`,
    creating: (count: number) => (count === 1 ? 'Creando 1 actividad…' : `Creando ${count} actividades…`),
    created: (count: number) => (count === 1 ? '1 actividad creada' : `${count} actividades creadas`),
    cancel: 'Cancelar',
    problems: {
      weekdays: 'Elige al menos un día de la semana.',
      dates: 'Elige al menos una fecha.',
      number: (max: number) => `Un número entre 1 y ${max}.`,
      until: 'Elige la última fecha.',
    },
  },
  scope: {
    title: 'Esta actividad es de una serie',
    question: (later: number) =>
      later === 1
        ? 'Hay 1 actividad posterior en la serie. ¿Dónde quieres guardar los cambios?'
        : `Hay ${later} actividades posteriores en la serie. ¿Dónde quieres guardar los cambios?`,
    fields: (names: string) => `Cambios: ${names}.`,
    ownDate: 'La fecha y la semana solo cambian en esta.',
    one: 'Solo en esta',
    following: (later: number) => (later === 1 ? 'En esta y en la siguiente' : `En esta y en las ${later} siguientes`),
    cancel: 'Seguir editando',
    saved: (others: number) =>
      others === 1 ? 'Guardado en esta y en 1 actividad más.' : `Guardado en esta y en ${others} actividades más.`,
  },
};

export const pt: typeof es = {
  title: 'Repetição',
  none: 'Esta atividade não se repete.',
  repeat: 'Repetir…',
  count: (members, later) =>
    `Série de ${members} atividades; ${later === 0 ? 'nenhuma posterior a esta' : later === 1 ? '1 posterior a esta' : `${later} posteriores a esta`}.`,
  members: 'Atividades da série',
  thisOne: 'Esta',
  edit: (day) => `Editar a de ${day}`,
  showAll: (count) => `Ver as ${count}`,
  showLess: 'Ver menos',
  hidden: 'Oculta',
  past: 'Terminada',
  hideFollowing: {
    action: 'Ocultar esta e as seguintes',
    title: 'Ocultar esta e as seguintes?',
    message: (later) =>
      later === 1
        ? 'Esta atividade e a seguinte da série deixarão de aparecer no site e não aceitarão reservas. Nada é apagado.'
        : `Esta atividade e as ${later} seguintes da série deixarão de aparecer no site e não aceitarão reservas. Nada é apagado.`,
    confirm: 'Ocultar',
    done: (count) => (count === 1 ? '1 atividade ocultada' : `${count} atividades ocultadas`),
  },
  rule: {
    until: (rule, date) => `${rule}, até ${date}`,
    times: (rule, times) => (times === 1 ? `${rule}, 1 vez` : `${rule}, ${times} vezes`),
    weekly: (every, days) => (every === 1 ? `Todas as semanas: ${days}` : `De ${every} em ${every} semanas: ${days}`),
    monthlyByDay: (every, day) =>
      every === 1 ? `Todos os meses, no dia ${day}` : `De ${every} em ${every} meses, no dia ${day}`,
    monthlyByWeekday: (every, weekday) =>
      every === 1 ? `Todos os meses, ${weekday}` : `De ${every} em ${every} meses, ${weekday}`,
    dates: (count) => (count === 1 ? '1 data escolhida' : `${count} datas escolhidas`),
  },
  weekday: (weekday) => portugueseDays[weekday - 1] ?? '',
  // Saturday and Sunday are masculine, the others feminine.
  nthWeekday: (nth, weekday) => {
    const ending = weekday >= 6 ? 'o' : 'a';
    return `n${ending} ${portugueseNths.get(nth) ?? ''}${ending} ${portugueseDays[weekday - 1] ?? ''}`;
  },
  drawer: {
    title: 'Repetir a atividade',
    intro: (date) =>
      `São criadas cópias independentes da atividade de ${date}: os mesmos textos, horário, turnos, lugares, imagens e documentos; sem reservas e com as inscrições abertas.`,
    unsaved: 'Tem alterações por guardar: as cópias são feitas a partir da última versão guardada.',
    kind: 'Como se repete?',
    kinds: { weekly: 'Por semanas', monthly: 'Por meses', dates: 'Datas avulsas' },
    everyWeeks: 'De quantas em quantas semanas',
    everyMonths: 'De quantos em quantos meses',
    weekdays: 'Dias da semana',
    monthlyBy: 'Dia do mês',
    byDay: 'Um dia do mês',
    byWeekday: 'Um dia da semana',
    dayNumber: 'Dia (1–31)',
    whichWeekday: 'Qual do mês',
    noWeekday: 'Nenhum dia corresponde',
    byDayHint: 'Os meses que não têm esse dia são ignorados.',
    dates: 'Datas',
    datesHint: 'Carregue nos dias do calendário; carregue outra vez num dia para o retirar.',
    end: 'Até quando?',
    endTimes: 'Um número de vezes',
    endUntil: 'Até uma data',
    times: 'Número de vezes',
    until: 'Última data possível',
    preview: 'Datas',
    previewEmpty: 'Escolha como se repete para ver as datas.',
    previewNone: 'Esta regra não dá nenhuma data.',
    previewHint: 'Desmarque as que não quer criar.',
    loading: 'A calcular as datas…',
    registration: (from, to) => `Inscrições: ${from} – ${to}`,
    noBound: 'sem limite',
    past: 'Já passou',
    inSeries: 'Já está na série',
    summary: (count) =>
      count === 0
        ? 'Não há nenhuma data para criar.'
        : count === 1
          ? 'Será criada 1 atividade.'
          : `Serão criadas ${count} atividades.`,
    create: (count) =>
      count === 0 ? 'Criar atividades' : count === 1 ? 'Criar 1 atividade' : `Criar ${count} atividades`,
    creating: (count) => (count === 1 ? 'A criar 1 atividade…' : `A criar ${count} atividades…`),
    created: (count) => (count === 1 ? '1 atividade criada' : `${count} atividades criadas`),
    cancel: 'Cancelar',
    problems: {
      weekdays: 'Escolha pelo menos um dia da semana.',
      dates: 'Escolha pelo menos uma data.',
      number: (max) => `Um número entre 1 e ${max}.`,
      until: 'Escolha a última data.',
    },
  },
  scope: {
    title: 'Esta atividade faz parte de uma série',
    question: (later) =>
      later === 1
        ? 'Há 1 atividade posterior na série. Onde quer guardar as alterações?'
        : `Há ${later} atividades posteriores na série. Onde quer guardar as alterações?`,
    fields: (names) => `Alterações: ${names}.`,
    ownDate: 'A data e a semana só mudam nesta.',
    one: 'Só nesta',
    following: (later) => (later === 1 ? 'Nesta e na seguinte' : `Nesta e nas ${later} seguintes`),
    cancel: 'Continuar a editar',
    saved: (others) =>
      others === 1 ? 'Guardado nesta e em mais 1 atividade.' : `Guardado nesta e em mais ${others} atividades.`,
  },
};

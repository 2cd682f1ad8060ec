import type * as es from '../../es/backoffice/activity-editing';
import type { FieldTexts } from '../../../text-shapes';

export const conflict: typeof es.conflict = {
  title: 'Outra pessoa guardou esta atividade',
  ownTitle: 'Guardou esta atividade noutra janela',
  intro:
    'Foi guardada enquanto a editava, por isso as alterações que fez aqui ainda não foram guardadas. Não se perdeu nada do que escreveu.',
  changes: 'Alterações guardadas enquanto editava',
  somebody: 'Outra pessoa',
  yourself: 'A sua conta',
  change: (who, when) => `${who} · ${when}`,
  noFields: 'Guardou sem alterar nada.',
  takenOver: 'Incorporados no formulário (só mudaram no que foi guardado):',
  kept: 'Continuam como os escreveu (só mudaram aqui):',
  both: 'Alterados dos dois lados: escolha o que se guarda',
  mine: 'O que escreveu',
  theirs: 'O que está guardado',
  chooseOne: 'Escolha um dos dois valores.',
  noneLeft: 'Não há campos para escolher: reveja o formulário e guarde de novo.',
  saveAgain: 'Guardar de novo',
  empty: 'Vazio',
  yes: 'Sim',
  no: 'Não',
  image: 'Com imagem',
  anotherImage: 'Outra imagem',
  inLanguage: (field, language) => `${field} (${language})`,
  fields: {
    registrationsClosed: 'Inscrições abertas ou fechadas',
    postalCode: 'Código postal',
    principal: 'Atividade principal',
    video: 'Vídeo',
  },
};

export const media: typeof es.media = {
  galleries: { main: 'Galeria', afterwards: 'Como correu' },
  galleryHints: {
    main: 'Imagens da atividade, pela ordem em que aparecem no site.',
    afterwards: 'Imagens e um vídeo de como correu, para depois da atividade.',
  },
  add: 'Adicionar imagens',
  addHint: (max) => `JPEG, PNG, WebP ou GIF. Pode escolher várias de uma vez; até ${max} no total.`,
  full: (max) => `A galeria já tem ${max} imagens, o máximo.`,
  none: 'Ainda não há imagens.',
  count: (count) => (count === 1 ? '1 imagem' : `${count} imagens`),
  picture: (place, count) => `Imagem ${place} de ${count}`,
  drag: (place, count) => `Imagem ${place} de ${count}: mover`,
  sortable: 'imagem que se pode mover',
  moveBefore: (place) => `Mover a imagem ${place} para a posição anterior`,
  moveAfter: (place) => `Mover a imagem ${place} para a posição seguinte`,
  remove: (place) => `Eliminar a imagem ${place}`,
  removeTitle: 'Eliminar a imagem?',
  removeMessage: 'Deixará de aparecer nesta galeria.',
  removeConfirm: 'Eliminar',
  removed: 'Imagem eliminada',
  added: (count) => (count === 1 ? 'Imagem adicionada' : `${count} imagens adicionadas`),
  moved: (place, count) => `A imagem está agora no lugar ${place} de ${count}.`,
  ordered: 'Ordem alterada',
  instructions:
    'Para mover uma imagem com o teclado, prima espaço ou Enter, leve-a com as setas e prima outra vez espaço ou Enter para a largar. Com Escape, a imagem fica onde estava.',
  announcements: {
    start: (place, count) => `Pegou na imagem ${place} de ${count}.`,
    over: (place, count) => `A imagem está no lugar ${place} de ${count}.`,
    end: (place, count) => `Largou a imagem no lugar ${place} de ${count}.`,
    cancel: (place) => `Movimento cancelado. A imagem volta ao lugar ${place}.`,
  },
  uploads: {
    label: 'Ficheiros a carregar',
    waiting: 'Em espera',
    sending: (name, percent) => `A carregar ${name}: ${percent} %`,
    storing: (name) => `A guardar ${name}…`,
    cancel: (name) => `Cancelar o carregamento de ${name}`,
    cancelAction: 'Cancelar',
    retry: (name) => `Voltar a carregar ${name}`,
    retryAction: 'Tentar de novo',
    dismiss: (name) => `Retirar o aviso de ${name}`,
    refused: (name, reason) => `${name}: ${reason}`,
    busy: {
      title: 'Há ficheiros a carregar',
      message: 'Espere que o carregamento termine, ou cancele-o, antes de guardar.',
    },
  },
  video: {
    title: 'Vídeo',
    hint: 'Um vídeo MP4 ou o endereço de um no YouTube, no Vimeo ou noutro site.',
    upload: 'Carregar um vídeo MP4',
    address: 'Endereço do vídeo',
    addressHint: 'Os do YouTube e do Vimeo veem-se na página, sem cookies; os outros, como ligação.',
    addressPlaceholder: 'https://',
    addressInvalid: 'Escreva um endereço completo, com https://.',
    setAddress: 'Usar este endereço',
    player: 'Vídeo da atividade',
    embedded: { youtube: 'Vídeo do YouTube', vimeo: 'Vídeo do Vimeo' },
    linked: 'Será mostrado como ligação:',
    size: (size) => `Vídeo MP4, ${size}`,
    remove: 'Remover o vídeo',
    removeTitle: 'Remover o vídeo?',
    removeMessage: 'A atividade ficará sem vídeo.',
    removeConfirm: 'Remover',
    saved: 'Vídeo guardado',
    removed: 'Vídeo removido',
    progress: (percent) => `A carregar o vídeo: ${percent} %`,
    storing: 'A guardar o vídeo…',
    cancel: 'Cancelar o carregamento',
  },
  documents: {
    title: 'Documentos',
    onlyStored: 'Guarde a atividade para poder anexar documentos.',
    languages: { es: 'ES', pt: 'PT' },
    tabs: 'Idioma dos documentos',
    tab: (language, count) => `${language} (${count})`,
    none: 'Não há documentos neste idioma.',
    list: 'Documentos',
    name: 'Nome do documento',
    nameMissing: 'Escreva o nome do documento.',
    file: 'Ficheiro',
    choose: 'Escolher ficheiro',
    fileMissing: 'Escolha um ficheiro.',
    chosen: (name, size) => `${name} (${size})`,
    noneChosen: 'Nenhum ficheiro escolhido',
    hint: 'Documentos de escritório, texto, PDF (até 2 MB) ou imagens.',
    add: 'Adicionar documento',
    adding: (percent) => `A carregar o documento: ${percent} %`,
    saved: { title: 'Guardado', message: 'Documento guardado' },
    open: (name) => `Abrir «${name}» noutro separador`,
    rename: (name) => `Mudar o nome de «${name}»`,
    renameAction: 'Guardar',
    renameCancel: 'Cancelar',
    remove: (name) => `Eliminar «${name}»`,
    removeTitle: 'Eliminar o documento?',
    removeMessage: (name) => `«${name}» deixará de estar disponível nesta atividade.`,
    removeConfirm: 'Eliminar',
    removed: 'Documento eliminado',
  },
};

const portugueseDays = [
  'segunda-feira',
  'terça-feira',
  'quarta-feira',
  'quinta-feira',
  'sexta-feira',
  'sábado',
  'domingo',
];

const portugueseNths = new Map([
  [1, 'primeir'],
  [2, 'segund'],
  [3, 'terceir'],
  [4, 'quart'],
  [-1, 'últim'],
]);

export const series: typeof es.series = {
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
    kinds: { weekly: 'Semanal', monthly: 'Mensal', dates: 'Datas avulsas' },
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

export const fields: Record<keyof typeof es.fields, FieldTexts> = {
  organizer: { label: 'Organizador' },
  phone: { label: 'Telefone de contacto' },
  meetingPoint: { label: 'Ponto de encontro' },
  capacity: { label: 'Lotação', hint: 'Com turnos, lugares de cada turno.' },
  minimumPeople: {
    label: 'Mínimo de pessoas',
    hint: 'Para se realizar; com turnos, em cada turno. Não pode ultrapassar a lotação. Vazio: realiza-se com qualquer número.',
  },
  childrenAllowed: { label: 'Aceitam-se menores' },
  externalBookingUrl: { label: 'Endereço de reserva externa' },
  hidden: { label: 'Ocultar a atividade', hint: 'Não aparece no site nem aceita reservas.' },
  includes: { label: 'Inclui' },
};

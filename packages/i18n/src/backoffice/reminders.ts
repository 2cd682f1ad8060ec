import type { StaffLanguage } from '@dehesa/domain/languages';
import type { ReminderHour } from '@dehesa/domain/reminders';

const people = (count: number) => (count === 1 ? '1 persona' : `${count} personas`);
const hours: Record<ReminderHour, string> = { 168: '7 días', 72: '72 horas', 48: '48 horas', 24: '24 horas' };

/** Texts of reminders and of what parties answer to them, for staff. */
const es = {
  form: {
    label: 'Recordatorios',
    hint: 'Cuánto antes se escribe a quienes tienen la reserva confirmada. Los recordatorios de 48 y 24 horas preguntan si vendrán.',
    before: (hour: ReminderHour) => `${hours[hour]} antes`,
  },
  hours,
  summary: (names: readonly string[]) =>
    names.length === 0 ? 'Sin recordatorios' : `Recordatorios: ${names.join(', ')}`,
  panel: {
    title: 'Asistencia',
    loading: 'Cargando las respuestas…',
    failed: 'No se han podido cargar las respuestas',
    show: 'Ver quién viene',
    filter: 'Mostrar',
    filters: { unanswered: 'Sin contestar', coming: 'Vienen', released: 'Han liberado plazas', all: 'Todas' },
    notAsked: 'Todavía no se ha preguntado a nadie si vendrá.',
    never: 'En esta actividad no se pregunta a nadie si vendrá: ningún recordatorio es de 48 o de 24 horas.',
    people,
    empty: {
      unanswered: 'Han contestado todas las reservas confirmadas.',
      coming: 'Nadie ha contestado todavía que viene.',
      released: 'Nadie ha liberado plazas.',
      all: 'No hay reservas confirmadas.',
    },
    call: (name: string, phone: string) => `Llamar a ${name}: ${phone}`,
    noPhone: 'Sin teléfono',
    whatsapp: (name: string) => `Escribir por WhatsApp a ${name}`,
    coming: 'Viene',
    cancelled: 'Ha cancelado la reserva',
    released: (count: number) => (count === 1 ? 'Ha liberado 1 plaza' : `Ha liberado ${count} plazas`),
    answeredAt: (at: string) => `Contestó el ${at}`,
    asked: {
      sent: 'Se le ha preguntado y no ha contestado',
      notReached: 'No se le ha podido preguntar por mensaje',
      off: 'No quiere recordatorios',
      no: 'No se le ha preguntado',
    },
    note: 'Apuntar que vienen',
    noteFor: (name: string) => `Apuntar que vienen: ${name}`,
    undo: 'Quitar la respuesta',
    undoFor: (name: string) => `Quitar la respuesta de ${name}`,
    noted: { title: 'Apuntado', message: 'Consta que vienen' },
    undone: { title: 'Respuesta quitada', message: 'La reserva vuelve a estar sin contestar' },
    pages: 'Páginas de la lista de asistencia',
  },
};

const pessoas = (count: number) => (count === 1 ? '1 pessoa' : `${count} pessoas`);
const horas: Record<ReminderHour, string> = { 168: '7 dias', 72: '72 horas', 48: '48 horas', 24: '24 horas' };

const pt: typeof es = {
  form: {
    label: 'Lembretes',
    hint: 'Com que antecedência se escreve a quem tem a reserva confirmada. Os lembretes de 48 e 24 horas perguntam se vêm.',
    before: (hour) => `${horas[hour]} antes`,
  },
  hours: horas,
  summary: (names) => (names.length === 0 ? 'Sem lembretes' : `Lembretes: ${names.join(', ')}`),
  panel: {
    title: 'Presenças',
    loading: 'A carregar as respostas…',
    failed: 'Não foi possível carregar as respostas',
    show: 'Ver quem vem',
    filter: 'Mostrar',
    filters: { unanswered: 'Sem resposta', coming: 'Vêm', released: 'Libertaram lugares', all: 'Todas' },
    notAsked: 'Ainda não se perguntou a ninguém se vem.',
    never: 'Nesta atividade não se pergunta a ninguém se vem: nenhum lembrete é de 48 ou de 24 horas.',
    people: pessoas,
    empty: {
      unanswered: 'Todas as reservas confirmadas responderam.',
      coming: 'Ainda ninguém respondeu que vem.',
      released: 'Ninguém libertou lugares.',
      all: 'Não há reservas confirmadas.',
    },
    call: (name, phone) => `Ligar a ${name}: ${phone}`,
    noPhone: 'Sem telefone',
    whatsapp: (name) => `Escrever a ${name} pelo WhatsApp`,
    coming: 'Vem',
    cancelled: 'Cancelou a reserva',
    released: (count) => (count === 1 ? 'Libertou 1 lugar' : `Libertou ${count} lugares`),
    answeredAt: (at) => `Respondeu em ${at}`,
    asked: {
      sent: 'Foi-lhe perguntado e não respondeu',
      notReached: 'Não foi possível perguntar-lhe por mensagem',
      off: 'Não quer lembretes',
      no: 'Não lhe foi perguntado',
    },
    note: 'Registar que vêm',
    noteFor: (name) => `Registar que vêm: ${name}`,
    undo: 'Retirar a resposta',
    undoFor: (name) => `Retirar a resposta de ${name}`,
    noted: { title: 'Registado', message: 'Ficou registado que vêm' },
    undone: { title: 'Resposta retirada', message: 'A reserva volta a estar sem resposta' },
    pages: 'Páginas da lista de presenças',
  },
};

export type ReminderTexts = typeof es;
export const reminders: Record<StaffLanguage, ReminderTexts> = { es, pt };

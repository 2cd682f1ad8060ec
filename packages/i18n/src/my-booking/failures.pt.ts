import type { MyBookingFailures } from './failure-codes';

export const failures: MyBookingFailures = {
  'record.notFound': {
    title: 'Já não está na reserva',
    message: () => 'O que queria alterar já não existe. Mostramos-lhe a reserva como está agora.',
  },
  'request.tooMany': {
    title: 'Aguarde um pouco, por favor',
    message: (minutes) =>
      `Para evitar abusos, as alterações e os e-mails de uma reserva têm um limite. Tente de novo dentro de ${inWords(minutes)}.`,
  },
  'reservations.alreadyBegun': {
    title: 'A atividade já começou',
    message: () => 'A reserva já não pode ser alterada por aqui. Se precisar de alguma coisa, ligue-nos.',
  },
  'reservations.alreadyCancelled': {
    title: 'Reserva já cancelada',
    message: () => 'Esta reserva já tinha sido cancelada. Não precisa de fazer mais nada.',
  },
  'reservations.capacityExceeded': {
    title: 'Já não há lugar nesse turno',
    message: () => 'Alguém reservou antes os últimos lugares. A sua reserva continua no mesmo turno.',
  },
  'reservations.changedMeanwhile': {
    title: 'A reserva foi alterada entretanto',
    message: () => 'Foi alterada noutra janela ou pela organização. Mostramos-lhe como está agora: confirme os dados.',
  },
  'reservations.companionCheckedIn': {
    title: 'Esta pessoa já chegou',
    message: () => 'A presença desta pessoa já está registada, por isso não a pode retirar da reserva.',
  },
  'reservations.notASpelling': {
    title: 'Parece ser outra pessoa',
    message: () => 'Aqui só se pode corrigir a forma como um nome está escrito. Se vier outra pessoa, ligue-nos.',
  },
  'reservations.offerOpen': {
    title: 'Tem um lugar oferecido',
    message: () => 'Responda primeiro à oferta: é válida para as pessoas que estão agora na reserva.',
  },
  'reservations.shiftMissing': {
    title: 'Esse turno já não existe',
    message: () => 'A organização retirou-o. Mostramos-lhe os turnos que há.',
  },
  'service.busy': {
    title: 'Há muitas pessoas ao mesmo tempo',
    message: () => 'Nada foi alterado. Espere uns segundos e tente de novo.',
  },
  'service.databaseAway': {
    title: 'O serviço não responde',
    message: () => 'De momento não podemos guardar alterações. Espere um momento e tente de novo.',
  },
  unknown: {
    title: 'Não foi possível concluir',
    message: () => 'Verifique a ligação à internet e tente de novo.',
  },
};

function inWords(minutes: number): string {
  if (minutes > 90) return `${Math.round(minutes / 60)} horas`;
  return minutes === 1 ? '1 minuto' : `${minutes} minutos`;
}

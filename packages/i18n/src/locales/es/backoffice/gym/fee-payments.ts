/** Renewing a member's fee and what was paid (B99). */
export const feePaymentTexts = {
  renew: (until: string) => `Renovar hasta el ${until}`,
  title: 'Renovar la cuota',
  hint: 'Se anota el pago con fecha de hoy. El periodo nuevo empieza cuando acaba el actual o, si ya acabó, hoy.',
  noTariff: 'Sin tarifa: 30 días, sin importe.',
  costs: (tariff: string, amount: string) => `${tariff} · ${amount}`,
  saveFirst: 'Guarda antes los cambios de la ficha.',
  renewed: (until: string) => `Cuota renovada hasta el ${until}`,
  heading: 'Pagos',
  none: 'Todavía no hay pagos anotados.',
  period: (from: string, to: string) => `Del ${from} al ${to}`,
  paid: (date: string, tariff: string, amount: string) =>
    [`Pagado el ${date}`, tariff, amount].filter(Boolean).join(' · '),
  by: (name: string) => `Anotado por ${name}`,
  takeBack: {
    action: 'Anular',
    one: (period: string) => `Anular el pago: ${period.toLowerCase()}`,
    title: '¿Anular el pago?',
    message: (until: string | null) =>
      until === null
        ? 'El pago queda anotado como anulado, y la cuota, sin fecha, como antes de anotarlo.'
        : `El pago queda anotado como anulado, y la cuota vuelve a acabar el ${until}, como antes de anotarlo.`,
    confirm: 'Anular el pago',
    done: 'Pago anulado',
  },
  takenBack: (date: string, name: string | null) => `Anulado el ${date}${name === null ? '' : ` por ${name}`}`,
  earlier: 'Ver pagos anteriores',
};

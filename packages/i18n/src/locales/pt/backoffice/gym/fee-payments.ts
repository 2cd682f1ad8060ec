/** Renewing a member's fee and what was paid (B99). */
export const feePaymentTexts = {
  renew: (until: string) => `Renovar até ${until}`,
  title: 'Renovar a quota',
  hint: 'O pagamento é registado com a data de hoje. O novo período começa quando o atual termina ou, se já terminou, hoje.',
  noTariff: 'Sem tarifa: 30 dias, sem valor.',
  costs: (tariff: string, amount: string) => `${tariff} · ${amount}`,
  saveFirst: 'Guarde primeiro as alterações da ficha.',
  renewed: (until: string) => `Quota renovada até ${until}`,
  heading: 'Pagamentos',
  none: 'Ainda não há pagamentos registados.',
  period: (from: string, to: string) => `De ${from} a ${to}`,
  paid: (date: string, tariff: string, amount: string) =>
    [`Pago em ${date}`, tariff, amount].filter(Boolean).join(' · '),
  by: (name: string) => `Registado por ${name}`,
  takeBack: {
    action: 'Anular',
    one: (period: string) => `Anular o pagamento: ${period.toLowerCase()}`,
    title: 'Anular o pagamento?',
    message: (until: string | null) =>
      until === null
        ? 'O pagamento fica registado como anulado, e a quota, sem data, como antes do registo.'
        : `O pagamento fica registado como anulado, e a quota volta a terminar em ${until}, como antes do registo.`,
    confirm: 'Anular o pagamento',
    done: 'Pagamento anulado',
  },
  takenBack: (date: string, name: string | null) => `Anulado em ${date}${name === null ? '' : ` por ${name}`}`,
  earlier: 'Ver pagamentos anteriores',
};

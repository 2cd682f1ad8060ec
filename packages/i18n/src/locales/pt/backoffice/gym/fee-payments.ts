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
  earlier: 'Ver pagamentos anteriores',
};

/** Of the filters of a gym's list (U13). */
export const feeFilterTexts = {
  fee: 'Quota',
  all: 'Tudo',
  expired: 'Expirados',
  expiringSoon: 'Prestes a expirar',
  date: 'Filtrar por data',
  noDate: 'Qualquer data',
  dates: { createdAt: 'Data de registo', feePaidOn: 'Data de pagamento', feeExpiresOn: 'Data de validade' },
  month: 'Mês',
  clearMonth: 'Limpar o mês',
  previousYear: 'Ano anterior',
  nextYear: 'Ano seguinte',
  chooseYear: 'Escolher o ano',
};

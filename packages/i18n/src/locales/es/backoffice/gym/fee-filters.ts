/** Of the filters of a gym's list (U13). */
export const feeFilterTexts = {
  fee: 'Cuota',
  all: 'Todo',
  expired: 'Caducados',
  expiringSoon: 'Próximo a caducar',
  date: 'Filtrar por fecha',
  noDate: 'Cualquier fecha',
  dates: { createdAt: 'Fecha de alta', feePaidOn: 'Fecha de pago', feeExpiresOn: 'Fecha de caducidad' },
  month: 'Mes',
  clearMonth: 'Borrar el mes',
  previousYear: 'Año anterior',
  nextYear: 'Año siguiente',
  chooseYear: 'Elegir el año',
};

/** Spanish texts. */
export const es = {
  title: (name: string) => `Cartel de ${name}`,
  heading: 'Registre aquí su visita',
  how: 'Enseñe su número de reserva. El personal escanea este código y registra su visita.',
  fileName: (name: string) => `Cartel ${name}`,
};

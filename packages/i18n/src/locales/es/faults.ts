/** Spanish texts. */
export const es = {
  title: 'Error',
  message: 'Se ha producido un error.',
  offline: 'No hay conexión con el servidor. Comprueba tu conexión a internet e inténtalo de nuevo.',
  requestId: (id: string) => `Referencia del error: ${id}`,
};

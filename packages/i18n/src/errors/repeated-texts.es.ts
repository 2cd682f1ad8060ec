/** What several nouns answer alike. */
export const incomplete = {
  title: 'Complete campos',
  message: 'Por favor, rellene todos los campos obligatorios para continuar',
};
/** From now on, in minutes. */
export function wait(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 1 ? 'dentro de un minuto' : `dentro de ${minutes} minutos`;
}
export const emailTaken = 'Existe un usuario con este email';

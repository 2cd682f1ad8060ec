/** What several nouns answer alike. */
export const incomplete = {
  title: 'Preencha os campos',
  message: 'Por favor, preencha todos os campos obrigatórios para continuar',
};
/** From now on, in minutes. */
export function wait(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 1 ? 'dentro de um minuto' : `dentro de ${minutes} minutos`;
}
export const emailTaken = 'Já existe um utilizador com este e-mail';

/** What several nouns answer alike. */
export const incomplete = {
  title: 'Complete campos',
  message: 'Por favor, rellene todos los campos obligatorios para continuar',
};
export const emailTaken = 'Existe un usuario con este email';

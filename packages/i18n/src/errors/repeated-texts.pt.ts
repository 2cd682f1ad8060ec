/** What several nouns answer alike. */
export const incomplete = {
  title: 'Preencha os campos',
  message: 'Por favor, preencha todos os campos obrigatórios para continuar',
};
export const emailTaken = 'Já existe um utilizador com este e-mail';

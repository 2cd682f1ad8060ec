import type { es } from './login.es';

export const pt: typeof es = {
  heading: 'Iniciar sessão',
  introduction: 'Aceda à gestão de atividades e reservas.',
  email: 'E-mail',
  password: 'Palavra-passe',
  showPassword: 'Mostrar a palavra-passe',
  hidePassword: 'Ocultar a palavra-passe',
  submit: 'Entrar',
  forgotten: 'Esqueceu-se da palavra-passe?',
  incomplete: {
    title: 'Preencha os campos',
    message: 'Por favor, preencha todos os campos para continuar',
  },
  emailInvalid: {
    title: 'E-mail inválido',
    message: 'Por favor, introduza um e-mail válido.',
  },
  recovery: {
    heading: 'Recuperar a palavra-passe',
    introduction: 'Escreva o seu e-mail e enviamos-lhe uma palavra-passe de utilização única, válida durante uma hora.',
    submit: 'Enviar',
    back: 'Voltar',
    sent: {
      title: 'Enviado',
      message: 'Se existir uma conta com esse endereço, enviámos-lhe um e-mail com a sua nova palavra-passe.',
    },
  },
  newPassword: {
    heading: 'Escolha uma nova palavra-passe',
    introduction: 'Entrou com uma palavra-passe de utilização única. Escolha agora a que vai usar a partir de hoje.',
    password: 'Nova palavra-passe',
    repeat: 'Repita a nova palavra-passe',
    rule: (minimum) => `Pelo menos ${minimum} caracteres.`,
    different: 'As duas palavras-passe não coincidem.',
    submit: 'Guardar e continuar',
    saved: {
      title: 'Guardado',
      message: 'Dados guardados',
    },
  },
};

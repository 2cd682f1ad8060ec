import type * as es from '../../es/backoffice/shell';
import { theHour } from '../hours';
import { counted, plural } from '../counting';

export const shell: typeof es.shell = {
  title: (appName) => `Sistema de reservas de ${appName}`,
  skipToContent: 'Saltar para o conteúdo',
  openMenu: 'Abrir o menu',
  closeMenu: 'Fechar o menu',
  close: 'Fechar',
  cancel: 'Cancelar',
  retry: 'Tentar de novo',
  loading: 'A carregar…',
  maybeOld: 'Não foi possível atualizar: pode haver alterações que ainda não se veem.',
  pager: {
    page: (page) => `Página ${page}`,
    previous: 'Página anterior',
    next: 'Página seguinte',
  },
  away: {
    title: (time) => `Sem ligação à base de dados: apenas leitura desde ${theHour(time)} (hora espanhola).`,
    message: 'O que escreveu mantém-se e tudo volta automaticamente.',
  },
  mainMenu: 'Menu principal',
  userMenu: (name) => `Conta de ${name}`,
  profile: 'Os meus dados',
  unreadMessages: (unread) => counted(unread, 'mensagem por ler', 'mensagens por ler'),
  inboxes: 'Mensagens de WhatsApp',
  search: 'Pesquisar em tudo',
  notifications: {
    title: 'Reservas pendentes',
    button: (unread) =>
      unread === 0 ? 'Reservas pendentes' : `Reservas pendentes: ${unread > 99 ? 'mais de 99' : unread} por abrir`,
    empty: 'Não há reservas pendentes',
    companions: (companions) => counted(companions, 'acompanhante', 'acompanhantes'),
    unread: 'Por abrir',
    all: 'Ver todas as reservas',
  },
  signOut: 'Terminar sessão',
  language: 'Idioma',
  listLook: 'Vista da lista',
  tick: (name) => `Selecionar «${name}»`,
  tickPage: 'Selecionar toda a página',
  languages: { es: 'Español', pt: 'Português' },
  languageFailed: {
    title: 'Não foi possível mudar de idioma',
    message: 'Verifique a sua ligação à internet e tente de novo.',
  },
  home: 'Início',
  menu: {
    home: 'Início',
    reservations: 'Reservas',
    inbox1: 'Mensagens Monfragüe',
    inbox2: 'Mensagens Tejo',
    activities: 'Atividades',
    collaborators: 'Colaboradores',
    companies: 'Empresas',
    monitors: 'Monitores',
    tariffs: 'Tarifas',
    users: 'Utilizadores',
    configuration: 'Configuração',
    ownReservations: 'As minhas reservas',
    agenda: 'Procurar atividades',
    profile: 'Os meus dados',
  },
  roles: {
    0: 'Superadministrador',
    1: 'Administrador',
    2: 'Gestor',
    3: 'Utilizador',
    4: 'Colaborador',
  },
  territories: { 1: 'Monfragüe', 2: 'Tejo Internacional' },
  licenceActive: 'Licença ativa',
  licenceExpired: 'Licença expirada!',
  licenceOverlay: {
    title: 'Licença expirada',
    message: 'A licença desta instalação expirou. Contacte o administrador para a renovar.',
  },
  notFound: {
    title: 'Página não encontrada',
    message: 'O endereço que procura não existe ou já não está disponível.',
    action: 'Ir para o início',
  },
};

export const login: typeof es.login = {
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

export const maps: typeof es.maps = {
  title: 'Mapa',
  marker: 'Marcador do ponto: move-se com as setas',
  zoomIn: 'Aproximar',
  zoomOut: 'Afastar',
};

export const overview: typeof es.overview = {
  greeting: (name) => `Olá, ${name}`,
  staffIntroduction: 'Eis o ponto de situação das atividades e das reservas.',
  plainIntroduction: 'Damos-lhe as boas-vindas ao sistema de reservas.',
  tiles: {
    reservations: 'Reservas',
    activities: 'Atividades',
    collaborators: 'Colaboradores',
    collaboratorsDetail: 'Estabelecimentos que trazem visitantes',
    reservationsDetail: (pending, confirmed, waiting) =>
      `${confirmed} ${plural(confirmed, 'confirmada', 'confirmadas')} · ${pending} ${plural(pending, 'pendente', 'pendentes')} · ${waiting} em espera`,
    activitiesDetail: (coming) => `${coming} por realizar`,
  },
};

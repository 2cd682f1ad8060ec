import type { Language } from '@dehesa/domain/languages';

const es = {
  title: 'Validar visita',
  reference: 'Número de reserva',
  referenceHint: 'Por ejemplo MON-ABCD2345',
  validate: 'Validar',
  validating: 'Buscando…',
  confirmTitle: 'Confirmar la visita',
  holder: 'Reserva a nombre de',
  people: 'Personas',
  activity: 'Actividad',
  confirm: 'Confirmar visita',
  confirming: 'Confirmando…',
  back: 'Volver',
  done: 'Visita registrada',
  already: 'Ya registrada',
  alreadyHint: 'Esta visita ya se validó antes. No tiene que hacer nada más.',
  notFound: 'No hay ninguna reserva confirmada con ese número. Compruébelo y escríbalo otra vez.',
  failed: 'Se ha producido un error',
  failedHint: 'Compruebe la conexión e inténtelo de nuevo.',
  missingCollaborator: 'El enlace no es válido. Use el enlace o el código QR de su establecimiento.',
  intro: 'Escanee el código QR de la reserva o escriba su número.',
  scan: 'Escanear el código QR',
  stop: 'Cerrar la cámara',
  /** Where there is no picture, only the reason why. */
  close: 'Cerrar',
  video: 'Lo que ve la cámara',
  opening: 'Abriendo la cámara…',
  ready: 'Acerque el código QR de la reserva, en el móvil o en papel.',
  torch: 'Linterna',
  notOurs: 'Ese código QR no es de una reserva. Pida el de la confirmación o escriba el número.',
  problems: {
    denied: 'No hay permiso para usar la cámara. Permítalo en los ajustes del navegador, o escriba el número.',
    noCamera: 'No se ha encontrado ninguna cámara. Escriba el número de reserva.',
    failed: 'No se ha podido abrir la cámara; quizá la esté usando otra aplicación. Escriba el número de reserva.',
  },
  shift: 'Turno',
  companions: 'Acompañantes',
  recent: 'Visitas registradas ahora en este dispositivo',
  recentHint: 'Esta lista desaparece al cerrar la página.',
};

const pt: typeof es = {
  title: 'Validar visita',
  reference: 'Número da reserva',
  referenceHint: 'Por exemplo TAJ-ABCD2345',
  validate: 'Validar',
  validating: 'A procurar…',
  confirmTitle: 'Confirmar a visita',
  holder: 'Reserva em nome de',
  people: 'Pessoas',
  activity: 'Atividade',
  confirm: 'Confirmar visita',
  confirming: 'A confirmar…',
  back: 'Voltar',
  done: 'Visita registada',
  already: 'Já registada',
  alreadyHint: 'Esta visita já tinha sido validada. Não precisa de fazer mais nada.',
  notFound: 'Não há nenhuma reserva confirmada com esse número. Verifique-o e escreva-o de novo.',
  failed: 'Ocorreu um erro',
  failedHint: 'Verifique a ligação à internet e tente de novo.',
  missingCollaborator: 'A ligação não é válida. Use a ligação ou o código QR do seu estabelecimento.',
  intro: 'Leia o código QR da reserva ou escreva o número da reserva.',
  scan: 'Ler o código QR',
  stop: 'Fechar a câmara',
  close: 'Fechar',
  video: 'O que a câmara vê',
  opening: 'A abrir a câmara…',
  ready: 'Aproxime o código QR da reserva, no telemóvel ou em papel.',
  torch: 'Lanterna',
  notOurs: 'Esse código QR não é de uma reserva. Peça o da confirmação ou escreva o número.',
  problems: {
    denied: 'Não há autorização para usar a câmara. Autorize-a nas definições do navegador, ou escreva o número.',
    noCamera: 'Não foi encontrada nenhuma câmara. Escreva o número de reserva.',
    failed:
      'Não foi possível abrir a câmara; talvez esteja a ser usada por outra aplicação. Escreva o número de reserva.',
  },
  shift: 'Turno',
  companions: 'Acompanhantes',
  recent: 'Visitas registadas agora neste dispositivo',
  recentHint: 'Esta lista desaparece ao fechar a página.',
};

export type CheckpointTexts = typeof es;

const catalogue: Record<Language, CheckpointTexts> = { es, pt };

/** The texts of a collaborator's checkpoint: the other public pages need not load them. */
export function checkpointTexts(language: Language): CheckpointTexts {
  return catalogue[language];
}

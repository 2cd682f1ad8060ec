import type { StaffLanguage } from '@dehesa/domain/languages';

/** WhatsApp's words for how a text stands, as people say it; other ones are shown as they come. */
const statesEs: Record<string, string | undefined> = {
  APPROVED: 'Aprobada',
  PENDING: 'En revisión',
  IN_APPEAL: 'En revisión',
  REJECTED: 'Rechazada',
  PAUSED: 'En pausa por su calidad',
  DISABLED: 'Desactivada por su calidad',
  LIMIT_EXCEEDED: 'Fuera del límite de plantillas',
};
const statesPt: typeof statesEs = {
  APPROVED: 'Aprovado',
  PENDING: 'Em análise',
  IN_APPEAL: 'Em análise',
  REJECTED: 'Rejeitado',
  PAUSED: 'Em pausa devido à qualidade',
  DISABLED: 'Desativado devido à qualidade',
  LIMIT_EXCEEDED: 'Acima do limite de modelos',
};

const es = {
  copy: (what: string) => `Copiar: ${what}`,
  copyShort: 'Copiar',
  copied: 'Copiado',
  copyFailed: 'No se ha podido copiar. Selecciónalo y cópialo a mano.',
  refused: 'WhatsApp ha respondido con un error',
  unreachable: 'No se ha podido conectar con WhatsApp',
  account: {
    appSecret: 'Clave secreta de la aplicación',
    appSecretHint:
      'Sirve para comprobar que los mensajes que llegan son de WhatsApp. Está en la configuración de la aplicación de Meta.',
    webhook: 'Recibir mensajes',
    webhookHint:
      'Copia estos dos datos en la aplicación de Meta, en el webhook de WhatsApp, y suscríbete al campo «messages».',
    webhookUrl: 'Dirección del webhook',
    verifyToken: 'Token de verificación',
    test: 'Probar la conexión',
    saveFirst: 'Guarda primero los cambios.',
    works: 'WhatsApp responde',
    number: 'Número',
    name: 'Nombre verificado',
    quality: 'Calidad',
  },
  approval: {
    title: 'Aprobación en WhatsApp',
    hint: 'Pasadas 24 horas desde el último mensaje de una persona, WhatsApp solo entrega textos aprobados: este, con sus campos numerados. Si lo cambias, hay que enviarlo otra vez para su aprobación.',
    name: 'Nombre en WhatsApp',
    nameHint: (usual: string) => `Letras minúsculas, cifras y guiones bajos. Vacío: ${usual}`,
    nameInvalid: 'Solo letras minúsculas, cifras y guiones bajos',
    language: 'Idioma',
    text: 'Texto que se aprueba',
    fields: 'Campos',
    account: 'Cuenta',
    check: 'Consultar el estado',
    submit: 'Enviar para su aprobación',
    saveFirst: 'Guarda primero la plantilla.',
    state: 'Estado',
    never: 'Sin enviar',
    neverHint: 'En esa cuenta no hay ninguna plantilla con ese nombre y ese idioma.',
    sent: 'Enviada a aprobar',
    reason: 'Motivo',
    states: statesEs,
  },
};

const pt: typeof es = {
  copy: (what) => `Copiar: ${what}`,
  copyShort: 'Copiar',
  copied: 'Copiado',
  copyFailed: 'Não foi possível copiar. Selecione o texto e copie-o manualmente.',
  refused: 'O WhatsApp respondeu com um erro',
  unreachable: 'Não foi possível ligar ao WhatsApp',
  account: {
    appSecret: 'Chave secreta da aplicação',
    appSecretHint:
      'Serve para confirmar que as mensagens recebidas são do WhatsApp. Está na configuração da aplicação da Meta.',
    webhook: 'Receber mensagens',
    webhookHint:
      'Copie estes dois dados para a aplicação da Meta, no webhook do WhatsApp, e subscreva o campo «messages».',
    webhookUrl: 'Endereço do webhook',
    verifyToken: 'Token de verificação',
    test: 'Testar a ligação',
    saveFirst: 'Guarde primeiro as alterações.',
    works: 'O WhatsApp responde',
    number: 'Número',
    name: 'Nome verificado',
    quality: 'Qualidade',
  },
  approval: {
    title: 'Aprovação no WhatsApp',
    hint: 'Passadas 24 horas desde a última mensagem de uma pessoa, o WhatsApp só entrega textos aprovados: este, com os campos numerados. Se o alterar, é preciso enviá-lo de novo para aprovação.',
    name: 'Nome no WhatsApp',
    nameHint: (usual) => `Letras minúsculas, algarismos e sublinhados (_). Vazio: ${usual}`,
    nameInvalid: 'Só letras minúsculas, algarismos e traços inferiores',
    language: 'Idioma',
    text: 'Texto a aprovar',
    fields: 'Campos',
    account: 'Conta',
    check: 'Consultar o estado',
    submit: 'Enviar para aprovação',
    saveFirst: 'Guarde primeiro o modelo.',
    state: 'Estado',
    never: 'Por enviar',
    neverHint: 'Nessa conta não há nenhum modelo com esse nome e esse idioma.',
    sent: 'Enviado para aprovação',
    reason: 'Motivo',
    states: statesPt,
  },
};

/** Texts about WhatsApp on the configuration screen. */
export const whatsappTexts: Record<StaffLanguage, typeof es> = { es, pt };

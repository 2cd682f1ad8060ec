/** Refusals about the second factor, in European Portuguese. */
export const secondFactorErrors = {
  'auth.codeInvalid': () => ({
    title: 'Código inválido',
    message: 'O código não está correto ou já foi utilizado. Espere pelo seguinte e escreva-o de novo.',
  }),
  'auth.passkeyInvalid': () => ({
    title: 'Chave de acesso inválida',
    message: 'Não foi possível verificar a chave de acesso. Tente de novo ou utilize outro método.',
  }),
  'auth.secondStepOver': () => ({
    title: 'Comece de novo',
    message:
      'A verificação expirou ou houve demasiados códigos errados. Escreva de novo o seu e-mail e a sua palavra-passe.',
  }),
  'auth.proofRequired': () => ({
    title: 'Não foi feito',
    message: 'Antes é preciso confirmar a sua identidade com a palavra-passe. Nada foi alterado.',
  }),
  'auth.setUpOver': () => ({
    title: 'Comece de novo',
    message: 'Passou demasiado tempo desde que começou. Repita a configuração.',
  }),
  'auth.secondFactorRequired': () => ({
    title: 'Falta a verificação em dois passos',
    message: 'O seu tipo de utilizador precisa da verificação em dois passos. Configure-a para continuar.',
  }),
  'auth.lastSecondFactor': () => ({
    title: 'Não é possível remover',
    message:
      'O seu tipo de utilizador precisa da verificação em dois passos e este é o seu último método. Adicione outro antes de o remover.',
  }),
  'auth.passkeyKnown': () => ({
    title: 'Já está adicionada',
    message: 'Esta chave de acesso já está na sua conta.',
  }),
  'auth.passkeysUnavailable': () => ({
    title: 'Chaves de acesso indisponíveis',
    message: 'Só funcionam quando a aplicação é aberta com um nome de domínio e uma ligação segura.',
  }),
  'auth.tooManyPasskeys': ({ max }: { max: number }) => ({
    title: 'Demasiadas chaves de acesso',
    message: `Pode ter no máximo ${max}. Remova uma que já não utilize.`,
  }),
  'auth.tooManyApplicationKeys': ({ max }: { max: number }) => ({
    title: 'Demasiadas chaves de aplicação',
    message: `Pode ter no máximo ${max}. Elimine uma que já não utilize.`,
  }),
};

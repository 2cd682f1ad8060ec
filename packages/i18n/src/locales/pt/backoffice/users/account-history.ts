import type { AccountDeed } from '@dehesa/domain/users';

const deeds: Record<AccountDeed, string> = {
  'users.create': 'Conta criada',
  'users.edit': 'Dados alterados',
  'users.editProfile': 'Dados alterados pelo titular',
  'users.removeImage': 'Imagem removida',
  'users.removeProfileImage': 'Imagem removida pelo titular',
  'users.setAccess': 'Acesso alterado',
  'users.setPassword': 'Palavra-passe alterada pela administração',
  'users.renewFee': 'Quota renovada',
  'users.takeBackFee': 'Pagamento da quota anulado',
  'users.resendInvitation': 'Convite enviado de novo',
  'users.withdrawInvitation': 'Convite anulado',
  'users.write': 'Mensagem escrita pela equipa',
  'users.acceptInvitation': 'Convite aceite: palavra-passe escolhida',
  'collaborators.create': 'Colaborador criado',
  'collaborators.edit': 'Dados alterados',
  'collaborators.removeImage': 'Logótipo removido',
  'collaborators.sendConfirmation': 'Confirmação enviada',
  'collaborators.setAccess': 'Acesso alterado',
  'collaborators.signUp': 'Pedido de registo',
  'users.remove': 'Enviado para a reciclagem',
  'users.restore': 'Recuperado da reciclagem',
  'collaborators.remove': 'Enviado para a reciclagem',
  'collaborators.restore': 'Recuperado da reciclagem',
  'auth.changePassword': 'Palavra-passe alterada pelo titular',
  'auth.resetSecondFactor': 'Verificação em dois passos reposta',
};

/** Fields as the log names them. */
const fields: Readonly<Record<string, string>> = {
  alias: 'nome a apresentar',
  firstName: 'nome',
  lastName: 'apelidos',
  companyName: 'empresa',
  taxId: 'NIF',
  postalCode: 'código postal',
  address: 'morada',
  locality: 'localidade',
  province: 'distrito ou província',
  phone: 'telefone',
  email: 'e-mail',
  website: 'site',
  services: 'serviços',
  birthDate: 'data de nascimento',
  imageId: 'imagem',
  language: 'idioma das mensagens',
  role: 'perfil',
  reference: 'n.º de utilizador',
  territoryId: 'território',
  tariffId: 'tarifa',
  feePaidOn: 'data de pagamento',
  feeExpiresOn: 'data de validade',
};

/** Who did what to an account (B98). */
export const accountHistory = {
  heading: 'Histórico',
  empty: 'Ainda não há nada no histórico.',
  earlier: 'Ver o anterior',
  deeds,
  /** One that this version does not know stays readable. */
  changed: (names: readonly string[]) => `Muda: ${names.map((name) => fields[name] ?? name).join(', ')}`,
  roleChanged: (from: string, to: string) => `${from} → ${to}`,
  withAccess: 'Com acesso',
  withoutAccess: 'Sem acesso',
  invited: 'Com convite por e-mail',
  /** What was written to it. */
  quoted: (subject: string) => `«${subject}»`,
  /** Who did it by the link of a mail, or on a page for visitors. */
  themselves: 'A própria pessoa',
  nobody: 'O sistema',
  gone: 'Uma conta que já não existe',
};

/** Accounts, collaborators and what came through them. */
export function accountQuestions({ account, collaborator }) {
  const users = 'users.accounts.list';
  const collaborators = 'users.collaborators.list';
  const members = { total: 501 };
  const some = ({ rows }) => rows.length > 0;
  return [
    ['users, companies', users, { roles: [2] }, { total: 61 }],
    ['users, one company', users, { roles: [2], search: 'empresa7@' }, { total: 1 }],
    ['users, members', users, { roles: [3] }, members, 'super'],
    ['users, members, by locality', users, { roles: [3], order: 'locality' }, members, 'super'],
    ['users, a member', users, { roles: [3], search: 'sol rey 77' }, { total: 1 }, 'super'],
    ['an account', 'users.accounts.read', { id: account }, ({ id }) => id === account, 'super'],
    ['history of an account', 'users.accounts.history', { id: account }, ({ events }) => events !== undefined, 'super'],
    ['bin of accounts', 'users.accounts.bin.list', {}, () => true],
    ['sessions', 'users.sessions.list', {}, () => true],
    ['tariffs', 'users.tariffs.list', undefined, () => true],
    ['collaborators, list', collaborators, {}, { total: 300 }],
    ['collaborators, 200 a page', collaborators, { pageSize: 200, order: 'createdAt' }, { total: 300 }],
    ['collaborators, searched', collaborators, { search: 'casa rural 123' }, { total: 1 }],
    ['collaborators, of a manager', collaborators, {}, { total: 150 }, 'manager'],
    ['a collaborator', 'users.collaborators.read', { id: collaborator }, ({ id }) => id === collaborator],
    ['history of a collaborator', 'users.collaborators.history', { id: collaborator }, () => true],
    ['bookings of a collaborator', 'users.collaborators.bookings', { id: collaborator }, some],
    ['visits of a collaborator', 'users.collaborators.visits', { id: collaborator }, some],
    ["a collaborator's own page", 'users.ownCollaborator.read', undefined, () => true, 'collaborator'],
    ['own bookings', 'users.ownCollaborator.bookings', {}, some, 'collaborator'],
    ['own visits', 'users.ownCollaborator.visits', {}, some, 'collaborator'],
    ['imports, list', 'imports.list', {}, () => true, 'super'],
  ];
}

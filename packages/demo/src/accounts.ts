import { Role, Territory } from '@dehesa/domain/access';

/** The password of every demo account. */
export const demoPassword = 'demo1234';

/** What the link to the collaborators' sign-up carries: /alta-colaborador?key=demo-alta */
export const demoSignUpKey = 'demo-alta';

/** The accounts to try the product with: address and what it may do, for people to read at the start. */
export const demoAccounts = [
  { email: 'super@demo.test', what: 'super admin: everything' },
  { email: 'admin@demo.test', what: 'admin: all activities and reservations' },
  { email: 'monfrague@demo.test', what: 'manager of the territory Monfragüe' },
  { email: 'empresa@demo.test', what: 'company: its own activities' },
  { email: 'usuario@demo.test', what: 'end user' },
  { email: 'hotel@demo.test', what: 'collaborator: validates visits' },
] as const;

export type DemoEmail = (typeof demoAccounts)[number]['email'];

/** What the accounts are called and belong to; the people are invented. */
export const demoUsers = {
  'super@demo.test': { role: Role.superAdmin, firstName: 'Lucía', lastName: 'Encinas' },
  'admin@demo.test': { role: Role.admin, firstName: 'Tomás', lastName: 'Valverde Ríos' },
  'monfrague@demo.test': {
    role: Role.manager,
    territoryId: Territory.monfrague,
    firstName: 'Nieves',
    lastName: 'Robledo',
    companyName: 'Centro de Naturaleza Tres Encinas',
    locality: 'Villarreal de San Carlos',
    province: 'Cáceres',
    postalCode: '10695',
  },
  'empresa@demo.test': {
    role: Role.manager,
    firstName: 'Mateo',
    lastName: 'Carrasco Luna',
    companyName: 'Dehesa Despacio',
    locality: 'Torrejón el Rubio',
    province: 'Cáceres',
    postalCode: '10694',
  },
  'usuario@demo.test': { role: Role.member, firstName: 'Irene', lastName: 'Campos Vela' },
  'hotel@demo.test': {
    role: Role.collaborator,
    territoryId: Territory.monfrague,
    firstName: 'Aurora',
    lastName: 'Pizarroso',
    companyName: 'Hospedería del Alcornocal',
    phone: '927 45 50 60',
    website: 'https://alcornocal.example',
    services: 'Habitaciones, desayuno temprano para quien madruga con las aves y guardabicicletas.',
    locality: 'Torrejón el Rubio',
    province: 'Cáceres',
    postalCode: '10694',
  },
} satisfies Record<DemoEmail, object>;

/** Companies that only own activities; nobody signs in as them. */
export const demoCompanies = {
  'roca@demo.test': {
    firstName: 'Julia',
    lastName: 'Canchal',
    companyName: 'Roca y Vuelo',
    locality: 'Serradilla',
    province: 'Cáceres',
    postalCode: '10530',
    phone: '927 40 70 80',
  },
  'ribera@demo.test': {
    firstName: 'Ramiro',
    lastName: 'Juncal Prado',
    companyName: 'Ribera Mansa Rutas Fluviales',
    phone: '927 59 10 11',
    locality: 'Cedillo',
    province: 'Cáceres',
    postalCode: '10513',
  },
  'granito@demo.test': {
    firstName: 'Beatriz',
    lastName: 'Penedo',
    phone: '+351 277 20 11 12',
    companyName: 'Granito & Adufe',
    locality: 'Idanha-a-Nova',
    province: 'Castelo Branco',
    postalCode: '6060-100',
  },
} as const;

export type DemoCompany = 'monfrague@demo.test' | 'empresa@demo.test' | keyof typeof demoCompanies;

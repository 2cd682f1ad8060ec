import type { Role } from '@dehesa/domain/access';

/** Who may do what, as the table of the documented server behaviour says it; nobody signed in is `null`. */
export const whoMay = {
  'users of roles 0, 1, 3': [0],
  'companies and monitors (role 2)': [0, 1],
  collaborators: [0, 1, 2],
  'full configuration, templates, SQL, logs, database export, WordPress, synchronisation': [0],
  'early-access range': [0, 1],
  'activities, reservations, exports, statistics': [0, 1, 2],
  'message inbox': [0, 1, 2],
  'resend a WhatsApp confirmation': [0],
  'own data, own password, own image': [0, 1, 2, 3, 4],
  'own reservations': [3],
  'own collaborator page, poster, bookings and visitors through it': [4],
  'public pages, booking, cancelling, checkpoint, collaborator sign-up': [0, 1, 2, 3, 4, null],
} as const satisfies Record<string, readonly (Role | null)[]>;

export type What = keyof typeof whoMay;

const staff = 'activities, reservations, exports, statistics';
const configuration = 'full configuration, templates, SQL, logs, database export, WordPress, synchronisation';
const everybody = 'public pages, booking, cancelling, checkpoint, collaborator sign-up';
const own = 'own data, own password, own image';
const users = 'users of roles 0, 1, 3';
const companies = 'companies and monitors (role 2)';
const inbox = 'message inbox';
const ownPage = 'own collaborator page, poster, bookings and visitors through it';

/** Short names of the rows, for tables with many of them. */
export const rows = { staff, configuration, everybody, own, users, companies, inbox, ownPage } as const;

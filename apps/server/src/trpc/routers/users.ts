import { router } from '../init';
import { accounts, profile, sessions, tariffs } from './users/accounts';
import { collaborators, ownCollaborator } from './users/collaborators';

/** Who uses the product, by what they are. */
export const users = router({ accounts, collaborators, ownCollaborator, profile, sessions, tariffs });

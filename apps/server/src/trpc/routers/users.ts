import { router } from '../init';
import { accounts } from './users/accounts';
import { collaborators } from './users/collaborators';
import { ownCollaborator } from './users/own-collaborator';
import { profile } from './users/profile';
import { sessions } from './users/sessions';
import { tariffs } from './users/tariffs';

/** Who uses the product, by what they are. */
export const users = router({ accounts, collaborators, ownCollaborator, profile, sessions, tariffs });

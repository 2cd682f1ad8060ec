import { router } from '../init';
import { collaborators } from './users/collaborators';
import { ownCollaborator } from './users/own-collaborator';

/** Who uses the product, by what they are. */
export const users = router({ collaborators, ownCollaborator });

import type { TerritoryId } from '@dehesa/domain/access';
import { DomainError } from '@dehesa/domain/errors';
import { isEmail } from '@dehesa/domain/identity';
import type { Language } from '@dehesa/domain/languages';
import type { ServiceContext } from '../../context';
import { queueMessage } from '../../messages';

interface Recipient {
  email: string;
  firstName: string;
  lastName: string;
  companyName: string;
  territoryId: TerritoryId | null;
  language: Language;
}

/** Tells a collaborator that it is one (B36); `collaborators.emailInvalid` where it cannot be written to. */
export async function queueConfirmation(tx: ServiceContext['db'], to: Recipient): Promise<void> {
  if (!isEmail(to.email)) throw DomainError.of('collaborators.emailInvalid');
  await queueMessage(tx, {
    slug: 'colaborador-confirmacion',
    language: to.language,
    recipient: { address: to.email, name: `${to.firstName} ${to.lastName}`.trim() || to.companyName },
    ...(to.territoryId !== null && { territoryId: to.territoryId }),
  });
}

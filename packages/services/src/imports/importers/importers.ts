import { Role } from '@dehesa/domain/access';
import type { ImportKind } from '@dehesa/domain/imports';
import { accountImporter } from './accounts';
import { activityImporter } from './activities';
import { collaboratorImporter } from './collaborators';
import type { Importer } from './importer';
import { reservationImporter } from './reservations';

export const importers: Readonly<Record<ImportKind, Importer>> = {
  companies: accountImporter(Role.manager),
  members: accountImporter(Role.member),
  collaborators: collaboratorImporter,
  activities: activityImporter,
  reservations: reservationImporter,
};

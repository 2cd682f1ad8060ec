import { RequiredRoles } from '../../../../features/auth/second-factor/required-roles';
import { GeneralTab } from '../../../../features/configuration/general/general-tab';

/** The tab "General", and who must have a second factor. */
export function GeneralConfigurationTab() {
  return (
    <>
      <GeneralTab />
      <RequiredRoles />
    </>
  );
}

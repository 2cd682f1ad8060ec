import { Badge } from '@mantine/core';
import { useTexts } from '../../lib/backoffice-language';

/** B28: past the licence nothing but its overlay is shown, so here it always holds. */
export function LicenceBadge(where: { visibleFrom?: 'sm'; hiddenFrom?: 'sm' }) {
  const { shell } = useTexts();
  return (
    <Badge {...where} variant="light" color="holm" size="lg">
      {shell.licenceActive}
    </Badge>
  );
}

import { binName } from '@dehesa/i18n/backoffice/bin-name';
import { IconTrash } from '@tabler/icons-react';
import { LinkActionIcon } from '../addresses/links';
import { useTextsOf } from '../backoffice-language';

/** The way from a list to what was deleted from it (B100). */
export function BinLink({ tipo }: { tipo: 'reservas' | 'cuentas' | 'colaboradores' }) {
  const name = useTextsOf(binName);
  return (
    <LinkActionIcon to="/papelera" search={{ tipo }} variant="default" size={44} aria-label={name} title={name}>
      <IconTrash size={20} stroke={1.6} aria-hidden />
    </LinkActionIcon>
  );
}

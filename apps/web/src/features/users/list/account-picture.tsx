import { Avatar } from '@mantine/core';
import { smallImage } from '../../../lib/small-image';
import type { AccountRow } from '../row';

/** A face or a logo beside a name that says it all; else the name's initials. */
export function AccountPicture({
  row,
  size = 44,
}: {
  row: Pick<AccountRow, 'displayName' | 'imageUrl'>;
  size?: number;
}) {
  return (
    <Avatar
      src={row.imageUrl === null ? null : smallImage(row.imageUrl)}
      name={row.displayName}
      alt=""
      size={size}
      color="holm"
      variant="light"
      aria-hidden
      flex="none"
    />
  );
}

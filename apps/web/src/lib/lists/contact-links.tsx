import { Anchor } from '@mantine/core';
import { Fragment } from 'react';
import { Lines } from './lines';

interface ContactLinksProps {
  email: string;
  phone: string;
  dense?: boolean;
}

/** E-mail and phone of a row, to be used at once. */
export function ContactLinks({ email, phone, dense = false }: ContactLinksProps) {
  const py = dense ? undefined : 12;
  return (
    <Lines dense={dense} miw={140}>
      <Anchor size="sm" py={py} href={`mailto:${email}`} style={{ overflowWrap: 'break-word' }} maw="100%">
        <BreakableEmail email={email} />
      </Anchor>
      {phone !== '' && (
        <Anchor size="sm" py={py} style={{ whiteSpace: 'nowrap' }} href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
          {phone}
        </Anchor>
      )}
    </Lines>
  );
}

/** Where there is no room for all of it an address breaks behind its @ or before a dot, not within a word. */
function BreakableEmail({ email }: { email: string }) {
  return email.split(/(?<=@)|(?=\.)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

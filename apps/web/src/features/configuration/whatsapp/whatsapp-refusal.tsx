import { whatsappTexts } from '@dehesa/i18n/backoffice/message-configuration';
import { Alert, Text } from '@mantine/core';
import { useTextsOf } from '../../../lib/backoffice-language';

/** What WhatsApp, or the product, refused: in its own words. */
export function WhatsappRefusal({ title, message }: { title: string; message: string }) {
  return (
    <Alert color="clay" variant="light" role="alert" title={title}>
      <Text c="var(--dehesa-ink)" style={{ overflowWrap: 'anywhere' }}>
        {message}
      </Text>
    </Alert>
  );
}

/** What WhatsApp answered instead of yes; a bare code of the network is no answer of its. */
export function RefusedByWhatsapp({ reason }: { reason: string }) {
  const { refused, unreachable } = useTextsOf(whatsappTexts);
  return <WhatsappRefusal title={/^[A-Z][A-Z\d_]+$/.test(reason) ? unreachable : refused} message={reason} />;
}

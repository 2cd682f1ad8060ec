import { Alert, Text } from '@mantine/core';

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

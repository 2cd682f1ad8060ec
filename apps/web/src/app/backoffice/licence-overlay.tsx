import { Button, Container, Stack, Text, Title } from '@mantine/core';
import { useTexts } from '../../lib/backoffice-language';
import { trpc } from '../../lib/trpc';
import { leaveForSignIn } from './session-end';

/** B28: past the licence nothing can be done but leaving. */
export function LicenceOverlay() {
  const { shell } = useTexts();
  const signOut = trpc.auth.signOut.useMutation({ onSettled: () => leaveForSignIn() });
  return (
    <Container component="main" size="xs" py={96}>
      <Stack align="center" ta="center" gap="lg">
        <Title order={1}>{shell.licenceOverlay.title}</Title>
        <Text>{shell.licenceOverlay.message}</Text>
        <Button onClick={() => signOut.mutate()} loading={signOut.isPending}>
          {shell.signOut}
        </Button>
      </Stack>
    </Container>
  );
}

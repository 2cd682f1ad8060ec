import { EmptyState } from '@dehesa/ui';
import { Button, Card } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useTexts } from '../backoffice-language';

/** An address may name a page that is no longer there. */
export function PastTheEnd({ onLastPage }: { onLastPage: () => void }) {
  const { list } = useTexts().activities;
  return (
    <Card>
      <EmptyState
        icon={<IconArrowBackUp size={40} stroke={1.4} aria-hidden />}
        title={list.pastTheEnd}
        action={
          <Button variant="default" onClick={onLastPage}>
            {list.toLastPage}
          </Button>
        }
      />
    </Card>
  );
}

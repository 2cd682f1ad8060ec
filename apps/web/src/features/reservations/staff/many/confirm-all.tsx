import { Button } from '@mantine/core';
import { IconChecks } from '@tabler/icons-react';
import { useTellRefusal } from '../../../../lib/refusal';
import { trpc } from '../../../../lib/trpc';
import type { ManyRequest } from './many-dialog';
import { useManyTexts } from './use-many-texts';

interface ConfirmAllProps {
  activityId: number;
  /** The shift that the board shows; '' for all. */
  shift: string;
  onAsk: (request: ManyRequest) => void;
}

/** Confirms all requests of an activity, also those that the board does not show (B89). */
export function ConfirmAll({ activityId, shift, onAsk }: ConfirmAllProps) {
  const texts = useManyTexts();
  const tell = useTellRefusal();
  const utils = trpc.useUtils();
  const requests = trpc.reservations.requests.useQuery({ activityId, shift }, { enabled: false });

  async function ask() {
    try {
      const { ids, people } = await utils.reservations.requests.fetch({ activityId, shift }, { staleTime: 0 });
      if (ids.length > 0) onAsk({ action: 'confirm', ids, requests: { people } });
    } catch (error) {
      tell(error);
    }
  }

  return (
    <Button
      fullWidth
      // A column is narrower than the words in some languages: they wrap rather than being cut.
      h="auto"
      mih={44}
      py={6}
      styles={{ label: { whiteSpace: 'normal' } }}
      mb="sm"
      variant="default"
      leftSection={<IconChecks size={20} stroke={1.6} aria-hidden />}
      loading={requests.isFetching}
      onClick={() => void ask()}
    >
      {texts.confirmAll}
    </Button>
  );
}

import { waitingList } from '@dehesa/i18n/backoffice/waiting-list';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { useLanguage } from '../../../../lib/backoffice-language';
import { type Outputs, trpc } from '../../../../lib/trpc';

export type WaitingParty = Outputs['reservations']['waitingList']['read']['parties'][number];

export type OfferAction = 'offer' | 'withdraw';

export interface OfferRequest {
  action: OfferAction;
  party: WaitingParty;
}

/** The question that is open on the waiting list, and what answering it does. */
export function useOffers() {
  const { dialogs } = waitingList[useLanguage().language];
  const utils = trpc.useUtils();
  const offer = trpc.reservations.waitingList.offer.useMutation();
  const withdraw = trpc.reservations.waitingList.withdraw.useMutation();
  const [request, setRequest] = useState<OfferRequest>();
  const [opened, setOpened] = useState(false);

  return {
    request,
    opened,
    ask: (action: OfferAction, party: WaitingParty) => {
      setRequest({ action, party });
      setOpened(true);
    },
    accept: async () => {
      if (request === undefined) return;
      const { action, party } = request;
      try {
        await (action === 'offer' ? offer : withdraw).mutateAsync({ id: party.reservationId });
      } catch (error) {
        // Somebody else may have changed it meanwhile: the board behind the question shows how it stands.
        void utils.reservations.invalidate();
        throw error;
      }
      await utils.reservations.invalidate();
      setOpened(false);
      notifications.show({ color: 'holm', ...dialogs[action].done });
    },
    close: () => setOpened(false),
    /** The button that asked may be another one now: the heading of the list tells where one is. */
    gone: () => {
      setRequest(undefined);
      if (document.activeElement === document.body) document.getElementById('waiting-list')?.focus();
    },
  };
}

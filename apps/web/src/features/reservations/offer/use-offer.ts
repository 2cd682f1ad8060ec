import type { PublicPage } from '@dehesa/server/public-page';
import { useState } from 'react';
import { useLanguage } from '../../../lib/page-texts';

export type Offer = NonNullable<Extract<PublicPage, { kind: 'offer' }>['offer']>;
export type OfferAnswer = 'accept' | 'decline' | 'leave';

/**
 * An offer, and answering it. However an answer ends, what the page says afterwards is read anew: somebody may have
 * answered elsewhere, or too late.
 */
export function useOffer(token: string, initial: Offer) {
  const language = useLanguage();
  const [offer, setOffer] = useState(initial);
  const [sending, setSending] = useState<OfferAnswer>();
  const [failed, setFailed] = useState<'away' | 'fault'>();

  const answer = async (given: OfferAnswer) => {
    if (sending !== undefined) return;
    setSending(given);
    setFailed(undefined);
    let failureOf = (_error: unknown): 'away' | 'fault' => 'fault';
    try {
      const { publicClient, domainFailure } = await import('../../../lib/public-client');
      failureOf = (error) => (domainFailure(error)?.code === 'service.databaseAway' ? 'away' : 'fault');
      const refused = await publicClient.public.answerOffer
        .mutate({ token, language, answer: given })
        .then(() => undefined, failureOf);
      const now = await publicClient.public.offer.query({ token, language });
      if (now !== null) setOffer(now);
      if (now === null || now.state === 'open') setFailed(refused);
    } catch (error) {
      setFailed(failureOf(error));
    } finally {
      setSending(undefined);
    }
  };

  return { offer, sending, failed, answer };
}

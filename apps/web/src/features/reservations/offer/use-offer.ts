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
  const [failed, setFailed] = useState(false);

  const answer = async (given: OfferAnswer) => {
    if (sending !== undefined) return;
    setSending(given);
    setFailed(false);
    try {
      const { publicClient, domainFailure } = await import('../../../lib/public-client');
      const refused = await publicClient.public.answerOffer.mutate({ token, language, answer: given }).then(
        () => undefined,
        (error: unknown) => domainFailure(error) ?? 'fault',
      );
      const now = await publicClient.public.offer.query({ token, language });
      if (now !== null) setOffer(now);
      setFailed(refused !== undefined && (now === null || now.state === 'open'));
    } catch {
      setFailed(true);
    } finally {
      setSending(undefined);
    }
  };

  return { offer, sending, failed, answer };
}

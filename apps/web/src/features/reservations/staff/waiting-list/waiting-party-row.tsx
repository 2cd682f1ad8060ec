import { formatInstant } from '@dehesa/i18n/formats';
import { waitingList } from '@dehesa/i18n/backoffice/waiting-list';
import { Button, Stack, Text, VisuallyHidden } from '@mantine/core';
import { useLanguage, useTexts } from '../../../../lib/backoffice-language';
import type { OfferAction, WaitingParty } from './use-offers';
import classes from './waiting-list.module.css';

interface WaitingPartyRowProps {
  party: WaitingParty;
  /** The list offers by itself: who never answers is passed over. */
  asks: boolean;
  canOffer: boolean;
  onAsk: (action: OfferAction) => void;
}

/** One party in its turn: whether it fits or has an offer, and what staff can do about it. */
export function WaitingPartyRow({ party, asks, canOffer, onAsk }: WaitingPartyRowProps) {
  const { language } = useLanguage();
  const { people } = useTexts().reservations;
  const texts = waitingList[language].panel;
  const { position, name, offer, fits, unanswered, passedOver } = party;
  return (
    <li className={classes.party}>
      <Text size="sm" className={classes.position} aria-hidden>
        {texts.position(position)}
      </Text>
      <Stack gap={4} className={classes.facts}>
        <Text size="sm">
          <Text span inherit fw={600}>
            <VisuallyHidden>{texts.turn(position, name)}</VisuallyHidden>
            <span aria-hidden>{name}</span>
          </Text>{' '}
          · {people(party.people)}
        </Text>
        {offer !== null && (
          <Text size="sm" fw={600} c="var(--dehesa-cork)">
            {texts.offeredUntil(formatInstant(offer.expiresAt, language))}
          </Text>
        )}
        {offer === null && (
          <Text size="sm" c={fits ? 'var(--dehesa-green)' : 'dimmed'} fw={fits ? 600 : undefined}>
            {fits ? texts.fits : texts.tooMany}
          </Text>
        )}
        {unanswered > 0 && (
          <Text size="sm" c="dimmed">
            {texts.unanswered(unanswered)}
            {asks && passedOver && `. ${texts.passedOver}`}
          </Text>
        )}
        {offer !== null && (
          <Button variant="default" mih={44} onClick={() => onAsk('withdraw')} aria-label={texts.withdrawFrom(name)}>
            {texts.withdraw}
          </Button>
        )}
        {offer === null && fits && canOffer && (
          <Button variant="light" mih={44} onClick={() => onAsk('offer')} aria-label={texts.offerTo(name)}>
            {texts.offer}
          </Button>
        )}
      </Stack>
    </li>
  );
}

import { myBookingTexts } from '@dehesa/i18n/my-booking';
import { useLanguage } from '../../../lib/page-texts';
import type { MyBookingActions } from './use-my-booking';
import { LiveButton } from '../../../lib/live/live-button';

/** Whether messages come by WhatsApp too, and the button that changes it. */
export function WhatsappNotices({ wanted, actions }: { wanted: boolean; actions: MyBookingActions }) {
  const { whatsapp: texts } = myBookingTexts(useLanguage());
  const sending = actions.busy.includes('state');
  const next = !wanted;
  return (
    <div className="my-booking-whatsapp">
      <p id="whatsapp-hint">{wanted ? texts.on : texts.off}</p>
      <LiveButton
        type="button"
        className="button button-secondary"
        aria-disabled={sending}
        aria-describedby="whatsapp-hint"
        onClick={() =>
          void actions.act(
            'state',
            (calls) => calls.switchWhatsapp.mutate({ ...actions.link, wanted: next }),
            next ? texts.doneOn : texts.doneOff,
          )
        }
      >
        {sending ? texts.sending : wanted ? texts.switchOff : texts.switchOn}
      </LiveButton>
    </div>
  );
}

import type { MyBooking } from '@dehesa/domain/reservations';
import { myBookingTexts } from '@dehesa/i18n/my-booking';
import { useLanguage } from '../../../lib/page-texts';
import { PartNotice } from './part-notice';
import { ReferenceQr } from './reference-qr';
import type { MyBookingActions } from './use-my-booking';
import { WhatsappNotices } from './whatsapp-notices';
import { LiveButton } from '../../../lib/live/live-button';

/** How the reservation stands, its number and QR, and what is to be taken along. */
export function StateCard({ booking, actions }: { booking: MyBooking; actions: MyBookingActions }) {
  const texts = myBookingTexts(useLanguage());
  const { state, begun, reference, qr, suspended } = booking;
  const live = state !== 'cancelled';
  const shown = live && !begun && suspended ? 'suspended' : state;
  /** There is something to come to. */
  const isOn = live && !begun && !suspended;
  const { title, text } = texts.states[live && begun ? 'begun' : shown];
  const address = `/mi-reserva/${encodeURIComponent(actions.link.token)}`;
  return (
    <section className="card my-booking-state" data-state={shown} aria-labelledby="my-booking">
      <h1 id="my-booking">{texts.title}</h1>
      <div className="outcome">
        <p className="my-booking-status">{title}</p>
        <p>
          {text}
          {booking.waiting !== null &&
            !suspended &&
            ` ${texts.position(booking.waiting.position, booking.waiting.waiting)}`}
        </p>
      </div>
      <Offer booking={booking} />
      <div className="my-booking-pass">
        <p className="reference">
          <span>{texts.reference}</span>
          <strong>{reference}</strong>
        </p>
        {qr !== null && <ReferenceQr qr={qr} label={texts.qr(reference)} />}
      </div>
      <PartNotice part="state" notice={actions.notice} />
      {isOn && (
        <div className="button-row">
          {qr !== null && (
            <a className="button button-secondary" href={`${address}/qr.png`} download>
              {texts.saveQr}
            </a>
          )}
          {state !== 'waiting' && (
            <a className="button button-secondary" href={`${address}/reserva.ics`}>
              {texts.addToCalendar}
            </a>
          )}
          {state !== 'waiting' && (
            <a className="button button-secondary" href={`${address}/reserva.pdf`}>
              {texts.savePdf}
            </a>
          )}
          <Resend booking={booking} actions={actions} />
        </div>
      )}
      {isOn && (
        <p className="hint" id="resend-hint">
          {texts.resend.hint(booking.email)}
        </p>
      )}
      {isOn && booking.whatsapp !== null && <WhatsappNotices wanted={booking.whatsapp} actions={actions} />}
    </section>
  );
}

function Resend({ booking, actions }: { booking: MyBooking; actions: MyBookingActions }) {
  const { resend } = myBookingTexts(useLanguage());
  const sending = actions.busy.includes('state');
  return (
    <LiveButton
      type="button"
      className="button button-secondary"
      aria-disabled={sending}
      aria-describedby="resend-hint"
      onClick={() =>
        void actions.act('state', (calls) => calls.resend.mutate(actions.link), resend.done(booking.email))
      }
    >
      {sending ? resend.sending : resend.button}
    </LiveButton>
  );
}

function Offer({ booking: { offer } }: { booking: MyBooking }) {
  const texts = myBookingTexts(useLanguage());
  if (offer === null) return null;
  return (
    <div className="card notice">
      <h2>{texts.offer.title}</h2>
      <p>{texts.offer.text(offer.places, offer.until)}</p>
      <p>
        <a className="button button-primary" href={`/oferta/${offer.token}`}>
          {texts.offer.answer}
        </a>
      </p>
    </div>
  );
}

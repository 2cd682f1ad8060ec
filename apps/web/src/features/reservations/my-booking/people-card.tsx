import { isGroup, unnamedPeople, type MyBooking, type MyBookingPerson } from '@dehesa/domain/reservations';
import { myBookingTexts } from '@dehesa/i18n/my-booking';
import { useRef, useState } from 'react';
import { useLanguage } from '../../../lib/page-texts';
import { AddCompanion } from './add-companion';
import { NameDialog } from './name-dialog';
import { PartNotice } from './part-notice';
import { QuestionDialog } from './question-dialog';
import type { MyBookingActions } from './use-my-booking';
import { LiveButton } from '../../../lib/live/live-button';

/** Who comes: each name can be corrected, each companion dropped, and others join. */
export function PeopleCard({
  booking,
  actions,
  changeable,
}: {
  booking: MyBooking;
  actions: MyBookingActions;
  changeable: boolean;
}) {
  const texts = myBookingTexts(useLanguage());
  const labels = texts.people;
  const removal = useRef<HTMLDialogElement>(null);
  const [leaving, setLeaving] = useState<MyBookingPerson>();
  const [correcting, setCorrecting] = useState<MyBookingPerson>();
  const [adding, setAdding] = useState(false);
  const working = actions.busy.includes('people');

  const remove = ({ id, ...name }: MyBookingPerson) =>
    actions.act(
      'people',
      (calls, newer = booking.version) =>
        calls.removeCompanion.mutate({ ...actions.link, version: newer, personId: id }),
      labels.removed(fullName(name)),
    );

  return (
    <section className="card" aria-labelledby="my-people" aria-busy={working}>
      <h2 id="my-people">
        {labels.title}{' '}
        <span className="my-booking-count">{labels.count(booking.people.length + unnamedPeople(booking.unnamed))}</span>
      </h2>
      {correcting === undefined && !adding && <PartNotice part="people" notice={actions.notice} />}
      <ul className="my-booking-people">
        {booking.people.map((person) => (
          <li key={person.id}>
            <p className="my-booking-person">
              <strong>{fullName(person)}</strong>
              <span className="hint">
                {labels[person.kind]}
                {person.checkedIn && ` · ${labels.checkedIn}`}
              </span>
            </p>
            {changeable && (
              <div className="my-booking-buttons">
                <LiveButton
                  type="button"
                  className="button button-secondary"
                  aria-label={labels.correctOf(fullName(person))}
                  onClick={() => {
                    actions.clearNotice();
                    setCorrecting(person);
                  }}
                >
                  {labels.correct}
                </LiveButton>
                {person.kind !== 'booker' && !person.checkedIn && booking.offer === null && (
                  <LiveButton
                    type="button"
                    className="button button-quiet"
                    aria-label={labels.removeOf(fullName(person))}
                    aria-disabled={working}
                    onClick={() => {
                      if (working) return;
                      setLeaving(person);
                      removal.current?.showModal();
                    }}
                  >
                    {labels.remove}
                  </LiveButton>
                )}
              </div>
            )}
          </li>
        ))}
      </ul>
      {isGroup(booking.unnamed) && <p>{labels.unnamed(booking.unnamed)}</p>}
      {changeable && <AddCompanion booking={booking} actions={actions} onOpen={setAdding} />}
      <QuestionDialog
        dialog={removal}
        title={texts.removal.title(leaving === undefined ? '' : fullName(leaving))}
        text={texts.removal.text}
        yes={texts.removal.yes}
        no={texts.removal.no}
        onYes={() => leaving !== undefined && void remove(leaving)}
      />
      {correcting !== undefined && (
        <NameDialog
          key={correcting.id}
          person={correcting}
          version={booking.version}
          actions={actions}
          onClose={() => setCorrecting(undefined)}
        />
      )}
    </section>
  );
}

function fullName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName} ${lastName}`.trim();
}

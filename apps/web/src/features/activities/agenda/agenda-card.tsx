import { activityAddress, type AgendaItem, type AgendaView } from '@dehesa/domain/activities';
import { foreignTo } from '@dehesa/domain/language-codes';
import { activityMinimumTexts } from '@dehesa/i18n/terms';
import type { AgendaTexts } from '@dehesa/i18n/agenda';
import { type BookingTexts, longDate } from '@dehesa/i18n/booking';
import { byBothClocks } from '@dehesa/i18n/hours';
import { useTexts } from '../../../lib/page-texts';
import { CalendarPoster } from '../public/calendar-poster';
import { timeTexts } from '../public/times-text';

interface AgendaCardProps {
  item: AgendaItem;
  view: AgendaView;
  labels: AgendaTexts;
  /** The first of a page is seen at once: its picture comes before the scripts, the others once they come near. */
  first: boolean;
}

/** An activity of the agenda: what, when, where, and whether there is a place. The whole card leads to its page. */
export function AgendaCard({ item, view, labels, first }: AgendaCardProps) {
  const texts = useTexts();
  const { uncertain } = item.places;
  const { shifts } = item;
  // A shift that tells no time has the activity's hours (B70).
  const times = shifts.length === 0 || shifts.some(({ untimed }) => untimed) ? timeTexts(texts, item.times) : [];
  if (shifts.length > 0) times.push(...shiftTexts(texts, labels, shifts));
  if (times.length === 0) times.push(texts.activity.timeToBeTold);
  return (
    <li className="agenda-card">
      <div className="agenda-picture">
        {item.smallImageUrl === null ? (
          <div className="agenda-image" />
        ) : (
          <img
            className="agenda-image"
            src={item.smallImageUrl}
            alt=""
            width="640"
            height="480"
            {...(first ? { fetchPriority: 'high' } : { loading: 'lazy' })}
          />
        )}
        {/* The date stands below in words. */}
        <div aria-hidden="true">
          <CalendarPoster date={item.date} />
        </div>
      </div>
      <div className="agenda-words">
        <p className="eyebrow" lang={foreignTo(item.language)}>
          {item.territory} · {item.category}
        </p>
        <h3 lang={item.foreign?.title}>
          <a href={activityAddress(item.slug, view)}>{item.title}</a>
        </h3>
        <p className="agenda-when">{longDate(texts, item.date)}</p>
        {times.map((time) => (
          <p key={time}>{time}</p>
        ))}
        <p>{item.free ? `${item.municipality} · ${texts.activity.free}` : item.municipality}</p>
        {uncertain && <p>{activityMinimumTexts[view.language].uncertain(uncertain)}</p>}
        <PlacesNote item={item} labels={labels} />
      </div>
    </li>
  );
}

function PlacesNote({ item, labels }: { item: AgendaItem; labels: AgendaTexts }) {
  const texts = useTexts();
  if (item.state === 'upcoming' && item.registrationOpensOn !== null) {
    return <p className="places places-upcoming">{labels.opensOn(longDate(texts, item.registrationOpensOn))}</p>;
  }
  const { state, free } = item.places;
  return (
    <p className={`places places-${state}`}>
      {item.earlyAccess && `${labels.earlyAccess} · `}
      {labels.places(state, free)}
    </p>
  );
}

/** As many shifts as fit a card are named, of the others how many there are. */
const namedShifts = 4;

/** The shifts of an outing, by each of the clocks that they are told by (B48). */
function shiftTexts(texts: BookingTexts, labels: AgendaTexts, shifts: AgendaItem['shifts']): string[] {
  const shown = shifts.length > namedShifts + 1 ? shifts.slice(0, namedShifts) : shifts;
  const list = (names: readonly string[]) =>
    labels.shifts(names.join(' · '), shifts.length, shifts.length - shown.length);
  const portuguese = shown.some(({ portugueseLabel }) => portugueseLabel !== null)
    ? list(shown.map(({ label, portugueseLabel }) => portugueseLabel ?? label))
    : null;
  return byBothClocks(texts.hours, list(shown.map(({ label }) => label)), portuguese);
}

import { activities } from '@dehesa/db/schema';
import { activityScope, inScope } from '@dehesa/domain/access';
import { isStaffLanguage, type Language, languages, type OfferedLanguages } from '@dehesa/domain/languages';
import { DomainError } from '@dehesa/domain/errors';
import { OtherDatesInput, SuspensionPreviewInput } from '@dehesa/domain/outings';
import { and, eq } from 'drizzle-orm';
import { reachableActivities } from '../activity-scope';
import { readVisitorLanguages } from '../configuration/read/visitor-languages';
import { authorize, type ServiceContext } from '../context';
import { renderMessage } from '../messages/index';
import { bookerMessages, otherDateFields, suspendedFields } from '../reservations/index';
import { type DateOption, readCopy, readDates, suggestDates } from './date-options';
import { type AffectedParty, mayMove, readParties } from './parties';
import { propose, wordsFor } from './write-moves';

/** A message as somebody of a language will read it. */
export interface SuspensionSample {
  language: Language;
  /** How many reservations read this language. */
  recipients: number;
  /** Whose reservation fills it: somebody who reads this language, where there is anybody. */
  name: string;
  subject: string;
  html: string;
}

export interface SuspensionPreview {
  /** With those of an outing suspended before who were to come to this one instead. */
  reservations: number;
  people: number;
  /** Of them, those who wait: they are told and cancelled. */
  waiting: number;
  emails: number;
  whatsapps: number;
  /** Nothing reaches these: somebody has to call. */
  unreached: number;
  /** Reservations and people with places on another date. */
  held: { reservations: number; people: number };
  /** For whom none can be held, in order of booking; by reference alone where their outing is out of reach (B21). */
  notHeld: { reservationId: number; name: string; people: number }[];
  samples: SuspensionSample[];
}

/** Other dates to offer, within the actor's reach (B21). */
export async function listOtherDates(ctx: ServiceContext, raw: OtherDatesInput): Promise<DateOption[]> {
  authorize(ctx, 'activities.manage');
  const { activityId, search } = OtherDatesInput.parse(raw);
  await requireOuting(ctx, activityId);
  return suggestDates(ctx, activityId, search);
}

/** What suspending an outing would do as things stand, without doing it: who is told what, and where places would be held. */
export async function previewSuspension(ctx: ServiceContext, raw: SuspensionPreviewInput): Promise<SuspensionPreview> {
  authorize(ctx, 'activities.manage');
  const input = SuspensionPreviewInput.parse(raw);
  const stored = await requireOuting(ctx, input.activityId);
  const [parties, chosen] = await Promise.all([
    readParties(ctx.db, input.activityId, input.dates, ctx.clock.now()),
    readDates(ctx, ctx.db, input.activityId, input.dates),
  ]);
  if (chosen.length !== input.dates.length) throw DomainError.of('activities.dateUnavailable');
  const dates = [...(await newDate(ctx, stored.id, input)), ...chosen];
  const moving = dates.length === 0 ? [] : parties.filter(mayMove);
  const proposed = dates.length === 0 ? [] : propose(moving, dates, ctx.clock.now());
  const own = parties.filter((party) => inScope(activityScope(ctx.actor), party));
  const held = proposed.filter((one) => one.held !== null);
  const sent = parties.flatMap((party) => bookerMessages(party, slugFor(party, dates)));
  const reached = new Set(sent.map(({ reservationId }) => reservationId));
  const samples = sampledLanguages(own, await readVisitorLanguages(ctx)).map((language) =>
    sampleIn(ctx, { ...input, date: stored.date }, language, {
      parties: own,
      dates,
      proposed: proposed.filter(({ party }) => own.includes(party)),
    }),
  );
  return {
    reservations: parties.length,
    people: people(parties),
    waiting: parties.filter((party) => !mayMove(party)).length,
    emails: sent.filter(({ channel }) => channel !== 'whatsapp').length,
    whatsapps: sent.filter(({ channel }) => channel === 'whatsapp').length,
    unreached: parties.filter(({ id }) => !reached.has(id)).length,
    held: { reservations: held.length, people: people(held.map(({ party }) => party)) },
    notHeld: proposed
      .filter((one) => one.held === null)
      .map(({ party }) => ({
        reservationId: party.id,
        name: own.includes(party) ? nameOf(party) : party.reference,
        people: party.partySize,
      })),
    samples: (await Promise.all(samples)).filter((sample) => sample !== null),
  };
}

async function requireOuting(ctx: ServiceContext, activityId: number) {
  const [stored] = await ctx.db
    .select({
      id: activities.id,
      suspendedAt: activities.suspendedAt,
      endsAt: activities.endsAt,
      date: activities.date,
    })
    .from(activities)
    .where(and(eq(activities.id, activityId), reachableActivities(ctx.actor)));
  if (stored === undefined) throw DomainError.of('record.notFound');
  if (stored.suspendedAt !== null) throw DomainError.of('activities.alreadySuspended');
  if (stored.endsAt <= ctx.clock.now()) throw DomainError.of('activities.past');
  return stored;
}

const people = (parties: readonly AffectedParty[]) => parties.reduce((sum, { partySize }) => sum + partySize, 0);
const nameOf = ({ booker }: AffectedParty) => `${booker.firstName} ${booker.lastName}`.trim();
const slugFor = (party: AffectedParty, dates: readonly DateOption[]) =>
  dates.length > 0 && mayMove(party) ? 'actividad-otra-fecha' : 'actividad-suspendida';

/** Those of staff's that visitors are offered always, any other where somebody reads it. */
function sampledLanguages(parties: readonly Pick<AffectedParty, 'language'>[], offered: OfferedLanguages): Language[] {
  const isSampled = (one: Language) => isStaffLanguage(one) && offered.includes(one);
  return languages.filter((one) => isSampled(one) || parties.some(({ language }) => language === one));
}

/** Of a language: by somebody who reads it and goes on another date, else by anybody who does, else by whoever there is. */
async function sampleIn(
  ctx: ServiceContext,
  input: SuspensionPreviewInput & { date: string },
  language: Language,
  { parties, dates, proposed }: { parties: AffectedParty[]; dates: DateOption[]; proposed: ReturnType<typeof propose> },
): Promise<SuspensionSample | null> {
  const readers = parties.filter((party) => party.language === language);
  const withHeld = proposed.filter((one) => one.held !== null).map(({ party }) => party);
  const wanted = [
    ...withHeld.filter((party) => party.language === language),
    ...readers.filter(mayMove),
    ...readers,
    ...withHeld,
    ...parties,
  ];
  const [party] = wanted;
  if (party === undefined) return null;
  const own = proposed.find((one) => one.party.id === party.id);
  const slug = slugFor(party, dates);
  const words = wordsFor(input, party);
  const fields =
    own === undefined
      ? suspendedFields(words, language)
      : otherDateFields(
          ctx.installation,
          words,
          {
            recipient: null,
            people: party.partySize,
            held: own.held?.(language) ?? null,
            expiresAt: own.expiresAt,
            territoryId: party.territoryId,
          },
          language,
        );
  const { log } = await renderMessage(ctx, {
    id: 0,
    slug,
    channel: 'email',
    language,
    recipient: party.booker.email ?? '',
    recipientName: nameOf(party),
    reservationId: party.id,
    fields,
  });
  return { language, recipients: readers.length, name: nameOf(party), subject: log.subject, html: log.html };
}

/** The outing as it would be on a day that there is no activity for yet: all its places are free. */
async function newDate(
  ctx: ServiceContext,
  activityId: number,
  { newDate: day }: SuspensionPreviewInput,
): Promise<DateOption[]> {
  if (day === null) return [];
  const option = await readCopy(ctx.db, activityId, day);
  if (!option.shifts.some(({ begins }) => begins > ctx.clock.now())) throw DomainError.of('activities.dateUnavailable');
  return [option];
}

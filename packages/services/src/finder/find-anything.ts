import { may } from '@dehesa/domain/access';
import { FindInput, type FinderGroup, finderGroups, finderRows, readSought } from '@dehesa/domain/finder';
import { authorize, type ServiceContext } from '../context';
import { type FoundAccount, findAccounts } from './find-accounts';
import { type FoundActivity, findActivities } from './find-activities';
import { type FoundConversation, findConversations } from './find-conversations';
import { type FoundParty, findParties } from './find-parties';
import type { FoundGroup } from './found-group';
import { withinTime } from './within-time';

/** What was found by group; a group that was not asked for, or that the actor may not search, is null. */
export interface Found {
  /** false: it was too little to look for, and nothing was. */
  enough: boolean;
  reservations: FoundGroup<FoundParty> | null;
  activities: FoundGroup<FoundActivity> | null;
  conversations: FoundGroup<FoundConversation> | null;
  companies: FoundGroup<FoundAccount> | null;
  users: FoundGroup<FoundAccount> | null;
  collaborators: FoundGroup<FoundAccount> | null;
  /** Groups that took too long. */
  failed: FinderGroup[];
}

const accountGroups = ['companies', 'users', 'collaborators'] as const;

/**
 * Whatever of the actor's reach what was typed speaks of: the first of each group, or more of one (B86, B21, B22). One
 * group after the other: a search takes one connection, however fast somebody types.
 */
export async function findAnything(ctx: ServiceContext, raw: FindInput): Promise<Found> {
  const actor = authorize(ctx, 'activities.manage');
  const { typed, group } = FindInput.parse(raw);
  const sought = readSought(typed);
  const found: Found = {
    enough: sought !== null,
    reservations: null,
    activities: null,
    conversations: null,
    companies: null,
    users: null,
    collaborators: null,
    failed: [],
  };
  if (sought === null) return found;
  const wanted = (one: FinderGroup) => group === null || group === one;
  const shown = group === null ? finderRows.each : finderRows.alone;
  const late = (...groups: FinderGroup[]) => found.failed.push(...groups.filter(wanted));

  if (wanted('reservations') && may(actor, 'reservations.manage')) {
    found.reservations = await withinTime(ctx, (tx) => findParties(tx, sought, shown));
    if (found.reservations === null) late('reservations');
  }
  if (wanted('activities')) {
    found.activities = await withinTime(ctx, (tx) => findActivities(tx, sought, shown));
    if (found.activities === null) late('activities');
  }
  if (wanted('conversations') && may(actor, 'messages.read')) {
    found.conversations = await withinTime(ctx, (tx) => findConversations(tx, actor, sought, shown));
    if (found.conversations === null) late('conversations');
  }
  const accounts = finderGroups.filter((one) => wanted(one) && accountGroups.some((known) => known === one));
  if (accounts.length > 0) {
    const byGroup = await withinTime(ctx, (tx) => findAccounts(tx, actor, sought, shown));
    if (byGroup === null) late(...accountGroups);
    for (const one of accountGroups) if (wanted(one)) found[one] = byGroup?.[one] ?? null;
  }
  return found;
}

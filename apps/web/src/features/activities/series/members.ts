/** How many are shown before the others are asked for. */
const window = 5;

interface Member {
  id: number;
}

/** The members after one, in the order in which the server gives them: by date, then id. */
export function laterMembers<T extends Member>(members: readonly T[], id: number): T[] {
  const place = members.findIndex((member) => member.id === id);
  return place === -1 ? [] : members.slice(place + 1);
}

/** The ones beside it: one before, the others after, as far as there are that many. */
export function membersAround<T extends Member>(members: readonly T[], id: number): T[] {
  const place = members.findIndex((member) => member.id === id);
  const first = Math.max(0, Math.min(place - 1, members.length - window));
  return members.slice(first, first + window);
}

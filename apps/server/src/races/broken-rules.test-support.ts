import type { RaceWorld } from './race-world.test-support';

/** Every rule of places, people and suspended outings that the stored rows break, told by counting the reservations; empty when all is well. */
export async function brokenRules(world: RaceWorld): Promise<string[]> {
  const found = await world.sql(`
    select 'overbooked' as rule from shift_places p
    where (select coalesce(sum(case when r.status = 3 then r.offered_places else r.party_size end), 0) from reservations r
      where r.activity_id = p.activity_id and coalesce(r.shift_id, 0) = p.shift_id and r.status in (1, 2, 3))
      + (select coalesce(sum(m.held_places), 0) from outing_moves m
      where m.held_activity_id = p.activity_id and coalesce(m.held_shift_id, 0) = p.shift_id) > p.capacity
    union select 'held differs from the recount' from shift_places p
    where p.held - (select coalesce(sum(m.held_places), 0) from outing_moves m
      where m.held_activity_id = p.activity_id and coalesce(m.held_shift_id, 0) = p.shift_id) <> (select coalesce(sum(case when r.status = 3 then r.offered_places else r.party_size end), 0) from reservations r
      where r.activity_id = p.activity_id and coalesce(r.shift_id, 0) = p.shift_id and r.status in (1, 2, 3))
    union select 'a document twice in an activity' from people where live and identity_key is not null
      group by activity_id, identity_key having count(*) > 1
    union select 'an email twice in an activity' from people where live and email_key is not null
      group by activity_id, email_key having count(*) > 1
    union select 'a booker twice on a date' from people p join reservations r on r.id = p.reservation_id
      join activities a on a.id = p.activity_id where p.live and r.status in (1, 2) and p.position = 0
      group by p.identity_key, a.date having count(distinct a.id) > 1
    union select 'too many reservations of one booker' from people p where p.live and p.position = 0
      group by p.identity_key having count(*) > 5
    union select 'an idempotency key twice' from idempotency_keys group by key_hash having count(*) > 1
    union select 'live in a suspended outing, and untold' from reservations r
      join activities a on a.id = r.activity_id and a.suspended_at is not null
      where r.status in (1, 2, 3) and not exists (select from outing_moves m where m.reservation_id = r.id)
    union select 'people differ from the party' from reservations r
      where r.party_size - r.unnamed_adults - r.unnamed_minors <> (select count(*) from people p where p.reservation_id = r.id)
    union select 'a request of a group converted twice' from audit_log where action = 'inbox.convertGroup'
      group by entity_id having count(*) > 1
    order by 1`);
  return found.map(({ rule }) => String(rule));
}

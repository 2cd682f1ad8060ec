/**
 * The least SQL that books for two: one function that writes the reservation, its people and one message, and takes the
 * places last. It checks nothing, and remembers nothing of who did it.
 * @param {import('postgres').Sql} sql
 */
export async function createLeastBooking(sql) {
  await sql`
    create function least_booking(wanted int, number int) returns void language plpgsql as $$
    declare made int;
    begin
      insert into reservations (reference, activity_id, status, party_size, language, source)
        values (lpad(to_hex(number), 8, '0'), wanted, 1, 2, 'es', 'public') returning id into made;
      insert into people (reservation_id, activity_id, position, kind, first_name, last_name, identity, identity_key,
          country, email, email_key)
        values
          (made, wanted, 0, 'booker', 'Sol', 'Rey Peña', number || 'T', number || 'T', 'ES', number || '@example.org',
            number || '@example.org'),
          (made, wanted, 1, 'child', 'Luz', 'Rey', null, null, 'ES', null, null);
      insert into messages (slug, language, recipient, reservation_id)
        values ('reserva-pendiente', 'es', number || '@example.org', made);
      update shift_places set held = held + 2 where activity_id = wanted and shift_id = 0 and held + 2 <= capacity;
    end $$`;
}

/** @param {{ first: number, last: number }} activities ids to book on, in equal shares */
export function leastScript({ first, last }) {
  return [
    '\\set n :n + 1',
    '\\set person :base + :client_id * 100000 + :n',
    `\\set activity random(${first}, ${last})`,
    'select least_booking(:activity::int, :person::int);',
    '',
  ].join('\n');
}

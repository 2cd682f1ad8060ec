import { Client } from 'pg';

const lockId = 727_999;

/** Where a database is made to stop whoever comes by: a table, what is done to a row of it, and to which. */
export interface Place {
  table: string;
  event: 'update' | 'delete';
  /** Over OLD and NEW. */
  when: string;
}

export interface Gate {
  close(place: Place): Promise<void>;
  /** Somebody stands before it. */
  reached(): Promise<boolean>;
  /** Ends the sessions that stand before it, without what they were about to do, and opens it. */
  open(): Promise<void>;
  end(): Promise<void>;
}

/** For tests: stops another process at a statement of its own, for as long as its database waits for a lock. */
export async function createGate(databaseUrl: string): Promise<Gate> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(`create function stand_before_gate() returns trigger language plpgsql as $$
    begin
      perform pg_advisory_xact_lock(${lockId});
      return coalesce(new, old);
    end $$`);
  const waiting = `select pid from pg_locks where locktype = 'advisory' and objid = ${lockId} and not granted
    and database = (select oid from pg_database where datname = current_database())`;
  let closed: Place | undefined;
  return {
    async close(place) {
      await client.query(`select pg_advisory_lock(${lockId})`);
      await client.query(`create trigger gate before ${place.event} on ${place.table}
        for each row when (${place.when}) execute function stand_before_gate()`);
      closed = place;
    },
    async reached() {
      return (await client.query(waiting)).rows.length > 0;
    },
    async open() {
      if (closed === undefined) return;
      await client.query(`select pg_terminate_backend(pid, 5000) from (${waiting}) as waiting`);
      await client.query(`drop trigger gate on ${closed.table}`);
      await client.query(`select pg_advisory_unlock(${lockId})`);
      closed = undefined;
    },
    end: () => client.end(),
  };
}

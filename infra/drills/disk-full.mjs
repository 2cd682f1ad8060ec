import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { runDrill, say } from './run-drill.mjs';

// The database's disk is full for a while: a small file system in memory, filled up by a file. Where nobody may mount one,
// a trigger says of the messages' table what PostgreSQL says of a full disk; the line of figures tells which it was.
const sizeMegabytes = 500;
const fullFor = 6_000;
const calm = 3_000;

let mounted = false;

await runDrill(
  { name: 'disk-full', placeOfDatabase },
  async ({ serve, prepareActivities, visitorsCome, place, sql }) => {
    const { port } = await serve();
    await prepareActivities();
    const found = visitorsCome(() => port);
    await sleep(calm);
    const before = found.promised.size;
    const disk = mounted ? fillUp(place.root) : await refuseMessages(sql);
    say(`the disk is full (${disk.how}); ${before} promised`);
    await sleep(fullFor);
    const meanwhile = found.promised.size - before;
    say(`there is room again; ${meanwhile} promised meanwhile`);
    await disk.empty();
    await sleep(calm);
    return { 'booked while full': meanwhile, disk: disk.how };
  },
);

/** A small file system of its own where this process may mount one. */
function placeOfDatabase(folder) {
  const root = path.join(folder, 'disk');
  mkdirSync(root);
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${sizeMegabytes}m,mode=755`, 'tmpfs', root]);
  mounted = status === 0;
  return { root: path.join(root, 'postgres'), remove: () => mounted && spawnSync('umount', [root]) };
}

function fillUp(root) {
  const file = path.join(path.dirname(root), 'everything');
  const handle = openSync(file, 'w');
  for (let block = 1_048_576; block >= 4_096;) {
    try {
      writeSync(handle, Buffer.alloc(block));
    } catch {
      block /= 2;
    }
  }
  closeSync(handle);
  return { how: `a file system of ${sizeMegabytes} MB`, empty: async () => rmSync(file) };
}

async function refuseMessages(sql) {
  await sql.unsafe(`
    create function drill_no_room() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$;
    create trigger drill_no_room before insert on messages execute function drill_no_room()`);
  return { how: 'said by a trigger, no right to mount', empty: () => sql`drop function drill_no_room() cascade` };
}

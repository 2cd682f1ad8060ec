import { setTimeout as sleep } from 'node:timers/promises';
import { openCutLinks } from './cut-links.mjs';
import { watchWriters } from './writers.mjs';
import { runClusterDrill } from './run-cluster-drill.mjs';

// The primary is cut off from etcd and from the other members, once with those who ask it and once without: it has to stop
// by itself, and nobody may be promised anything by two. Then the network comes back.
const memberCount = 3;
const linksOfMember = 4 + memberCount;
const all = await openCutLinks(memberCount * linksOfMember);
const links = Array.from({ length: memberCount }, (_, index) =>
  waysOf(all.slice(index * linksOfMember, (index + 1) * linksOfMember)),
);
/** @type {ReturnType<typeof watchWriters> | undefined} */
let writers;

await runClusterDrill(
  {
    name: 'partition',
    times: 6,
    silence: 20,
    reach: (direct, index) => links[index].between(direct),
    finish: async ({ plan }) => writers.judge(plan),
  },
  async ({ member, time, cluster, successor }) => {
    const { plan } = cluster;
    writers ??= await watchWriters(plan);
    const link = links[plan.members.indexOf(member)];
    writers.begin();
    await sleep(500);
    link.cut({ alsoFront: time % 2 === 0 });
    await successor();
    // Long enough to see what the one before does meanwhile.
    await sleep(3_000);
    await writers.end(member.name);
    link.mend();
  },
);

/** The ways of one member to the rest of the world. */
function waysOf([pg, rest, frontPg, frontRest, ...etcd]) {
  const apart = [pg, rest, ...etcd];
  const led = (link, address) => {
    link.lead(address);
    return link.address;
  };
  return {
    between: (direct) => ({
      pg: led(pg, direct.pg),
      rest: led(rest, direct.rest),
      etcd: direct.etcd.map((address, index) => led(etcd[index], address)),
      front: { pg: led(frontPg, direct.front.pg), rest: led(frontRest, direct.front.rest) },
    }),
    cut: ({ alsoFront }) => {
      for (const each of alsoFront ? [...apart, frontPg, frontRest] : apart) each.cut();
    },
    mend: () => {
      for (const each of [...apart, frontPg, frontRest]) each.mend();
    },
  };
}

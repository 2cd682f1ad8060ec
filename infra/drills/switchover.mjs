import { until } from '../cluster/members.mjs';
import { startPair } from './embedded-pair.mjs';
import { runClusterDrill } from './run-cluster-drill.mjs';
import { careless, embedded, pooling, runDrill, say } from './run-drill.mjs';
import { strikeAgain } from './strikes.mjs';

// The primary hands over to the member that has everything it has, as for a new version of PostgreSQL or of the machine.
const name = 'switchover';
const usual = 20;
/** Without care so many are promised what the other PostgreSQL does not have, before it has to succeed. */
const unheard = 20;

if (embedded) await onTwoEmbedded();
else await onCluster();

async function onCluster() {
  await runClusterDrill(
    { name, times: usual, silence: pooling ? 5 : 3 },
    async ({ member, sync, cluster, successor }) => {
      const { secrets } = cluster.plan;
      const answer = await fetch(`http://${member.address}:${member.rest}/switchover`, {
        method: 'POST',
        headers: { authorization: `Basic ${btoa(`patroni:${secrets.rest}`)}` },
        body: JSON.stringify({ leader: member.name, candidate: sync.name }),
      });
      if (!answer.ok) throw new Error(`Patroni does not hand over: ${await answer.text()}`);
      await successor();
    },
  );
}

/** No Patroni stands behind it: how soon it is done is not what a cluster takes, and no limit is set to it. */
async function onTwoEmbedded() {
  /** @type {Awaited<ReturnType<typeof startPair>>} */
  let pair;
  const startDatabase = async (place) => {
    pair = await startPair(place, { careless });
    say(`two embedded PostgreSQL; ${careless ? 'one alone promises' : 'nothing is promised that one alone has'}`);
    return pair;
  };
  await runDrill({ name, startDatabase }, async ({ serve, prepareActivities, visitorsCome, times = usual }) => {
    const servers = [await serve(), await serve()];
    say('two processes serve');
    await prepareActivities();
    let asked = 0;
    const found = visitorsCome(() => servers[(asked += 1) % servers.length].port);
    const strike = async () => {
      if (!careless) return pair.handOver({ goodbye: true });
      pair.cutOff();
      const before = found.promised.size;
      await until(30, 'nobody books', async () => found.promised.size > before + unheard);
      await pair.handOver({ goodbye: false });
    };
    const untilWhole = async () => (careless ? undefined : pair.untilWhole());
    return strikeAgain({ name, times: careless ? 1 : times, found }, { strike, untilWhole });
  });
}

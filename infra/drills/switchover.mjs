import { pooling } from './run-drill.mjs';
import { runClusterDrill } from './run-cluster-drill.mjs';

// The primary hands over to the member that has everything it has, as for a new version of PostgreSQL or of the machine.
await runClusterDrill(
  { name: 'switchover', times: 20, silence: pooling ? 5 : 3 },
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

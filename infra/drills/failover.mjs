import { endPostgres, postmasterOf } from '../cluster/members.mjs';
import { runClusterDrill } from './run-cluster-drill.mjs';

// The primary's PostgreSQL and its Patroni are killed without a goodbye; its service begins again once another has succeeded.
await runClusterDrill({ name: 'failover', times: 20, silence: 20 }, async ({ member, cluster, successor }) => {
  const postmaster = postmasterOf(member);
  await cluster.daemons.kill(member.name);
  process.kill(postmaster.pid, 'SIGKILL');
  await successor();
  await endPostgres(member);
  cluster.startMember(member);
});

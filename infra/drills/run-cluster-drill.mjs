import path from 'node:path';
import { openCluster } from '../cluster/cluster.mjs';
import { askMembers, until, untilWhole } from '../cluster/members.mjs';
import { databaseUrl } from '../cluster/plan.mjs';
import { pooling, runDrill, say } from './run-drill.mjs';
import { strikeAgain } from './strikes.mjs';

/**
 * A drill on a cluster of its own: three databases, HAProxy, two processes of the product. `strike` does its harm and comes
 * back when a new primary is there; then the cluster is made whole again.
 * @param {{ name: string, times: number, silence: number, reach?: Parameters<typeof openCluster>[0]['reach'],
 *   finish?: (cluster: Awaited<ReturnType<typeof openCluster>>) => Promise<Record<string, number>> }} options `silence`: seconds
 *   that nobody may go longer without an answer
 * @param {(strike: Awaited<ReturnType<typeof primaryOf>> & { time: number, cluster: Awaited<ReturnType<typeof openCluster>>,
 *   successor: () => Promise<import('../cluster/plan.mjs').Member> }) => Promise<void>} strike
 */
export async function runClusterDrill({ name, times: usual, silence, reach, finish }, strike) {
  /** @type {Awaited<ReturnType<typeof openCluster>>} */
  let cluster;
  const startDatabase = async ({ folder }) => {
    cluster = await openCluster({ root: path.join(folder, 'cluster'), reach, withPooler: pooling });
    await cluster.startDatabase().catch(async (error) => {
      await cluster.stop();
      throw error;
    });
    say('three databases are whole');
    return { ownerUrl: databaseUrl(cluster.plan, { superuser: true }), stop: () => cluster.stop() };
  };
  await runDrill(
    { name, drainWithin: 120, startDatabase },
    async ({ serve, prepareActivities, visitorsCome, times = usual }) => {
      const { plan } = cluster;
      const poolerUrl = pooling ? databaseUrl(plan, { port: plan.ports.pooler }) : undefined;
      for (const { port } of plan.apps) await serve({ port, url: databaseUrl(plan), poolerUrl });
      say('two processes serve');
      await prepareActivities();
      await until(20, 'HAProxy does not lead to the product', () => leads(plan.ports.front));
      const found = visitorsCome(() => plan.ports.front);
      const figures = await strikeAgain(
        { name, times, silence, found },
        {
          strike: async (time) => {
            const primary = await primaryOf(plan);
            const successor = () => until(60, 'nobody succeeds', () => successorOf(plan, primary.member));
            await strike({ ...primary, time, cluster, successor });
          },
          untilWhole: () => untilWhole(plan),
        },
      );
      return {
        ...(pooling && { through: 'PgBouncer' }),
        ...figures,
        ...(await finish?.(cluster)),
      };
    },
  );
}

async function leads(port) {
  try {
    return (await fetch(`http://127.0.0.1:${port}/api/health`)).ok || undefined;
  } catch {
    return undefined;
  }
}

async function primaryOf(plan) {
  const states = await untilWhole(plan);
  const named = (role) =>
    plan.members.find(({ name }) => states.some((each) => each.role === role && each.name === name));
  return { member: named('primary'), sync: named('sync') };
}

async function successorOf(plan, before) {
  const states = await askMembers(plan);
  return plan.members.find(
    ({ name }) => name !== before.name && states.some((each) => each.role === 'primary' && each.name === name),
  );
}

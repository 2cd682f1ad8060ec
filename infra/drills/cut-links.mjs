import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** Links in between that can be cut; they end with this process. @param {number} count */
export async function openCutLinks(count) {
  const child = fork(fileURLToPath(new URL('cut-links-process.mjs', import.meta.url)), [String(count)]);
  const [addresses] = await once(child, 'message');
  child.unref();
  child.channel?.unref();
  return addresses.map((address, index) => {
    const tell = (act, to) => child.send({ act, index, address: to });
    return {
      address,
      /** @param {string} to `host:port` where it leads */
      lead: (to) => tell('lead', to),
      cut: () => tell('cut'),
      mend: () => tell('mend'),
    };
  });
}

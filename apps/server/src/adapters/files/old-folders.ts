import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** Nobody works in such a folder for so long: one that is older was left by a process that was killed. */
const oldAfterMs = 24 * 3_600_000;

/** Removes old working folders of a name that begins so. `onFault` hears of one that stays: somebody else's, or just gone. */
export async function removeOldFolders(
  parent: string,
  prefix: string,
  now: Date,
  onFault: (error: unknown, folder: string) => void,
): Promise<void> {
  const names = await readdir(parent).catch(() => []);
  for (const name of names.filter((one) => one.startsWith(prefix))) {
    const folder = path.join(parent, name);
    try {
      if (now.getTime() - (await stat(folder)).mtimeMs < oldAfterMs) continue;
      await rm(folder, { recursive: true, force: true });
    } catch (error) {
      onFault(error, folder);
    }
  }
}

import { constants } from 'node:fs';
import { access, mkdir, stat, statfs } from 'node:fs/promises';
import { type Finding, fault, good, note, wordsOf } from './finding';

const gigabyte = 1024 ** 3;
/** Below the first nothing can be relied on, below the second it is time to see to it. */
const scarce = 0.2 * gigabyte;
const short = 2 * gigabyte;

/** Whether this Node can run the product, and for how long it gets security fixes. */
export function examineNode(version: string): Finding {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19))
    return fault('node', `this is Node ${version}`, 'install Node 24; 20.19 is the oldest that works');
  if (major < 22) return note('node', `Node ${version} has had no security fixes since April 2026`, 'install Node 24');
  return good('node', `Node ${version}`);
}

export function examineUser(uid: number | undefined): Finding {
  if (uid === 0)
    return note('user', 'this runs as root', 'run it as a user of its own, as infra/systemd/dehesa.service does');
  return good('user', 'not root');
}

/** A folder that the product writes to: whether it can, who else can read there, and how much room there is. */
export async function examineFolder(subject: string, folder: string): Promise<Finding[]> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o750 });
    await access(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    return [
      fault(
        subject,
        `${folder} cannot be written: ${wordsOf(error)}`,
        'make it, and give it to the user of the service',
      ),
    ];
  }
  const { mode } = await stat(folder);
  const isOpen = (mode & 0o007) !== 0;
  const rights = isOpen
    ? note(subject, `everybody on this machine gets into ${folder}`, `chmod o-rwx ${folder}`)
    : good(subject, `${folder} can be written, by nobody else`);
  return [rights, await examineRoom(subject, folder)];
}

async function examineRoom(subject: string, folder: string): Promise<Finding> {
  const { bavail, bsize, blocks } = await statfs(folder);
  const free = bavail * bsize;
  const says = `${(free / gigabyte).toFixed(1)} GB of ${((blocks * bsize) / gigabyte).toFixed(0)} are free for ${folder}`;
  const todo = 'make room, or give it a larger disk';
  if (free < scarce) return fault(subject, says, todo);
  return free < short ? note(subject, says, todo) : good(subject, says);
}

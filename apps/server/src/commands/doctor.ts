import { fileURLToPath } from 'node:url';
import { examine } from '../doctor/examine';
import type { Finding } from '../doctor/finding';
import { readGivenVariables } from '../env';

/** How each state begins its line. */
const signs: Readonly<Record<Finding['state'], string>> = { good: 'ok   ', note: 'note ', fault: 'FAULT' };

/** `dehesa doctor`: looks at everything that an installation needs, says what to do, and ends with 1 where it has a fault. */
async function run(): Promise<void> {
  const findings = await examine({
    given: readGivenVariables(),
    nodeVersion: process.versions.node,
    uid: process.getuid?.(),
    migrations: fileURLToPath(new URL('../../../drizzle', import.meta.url)),
  });
  const width = Math.max(...findings.map(({ subject }) => subject.length));
  for (const { state, subject, says, todo } of findings) {
    process.stdout.write(`${signs[state]}  ${subject.padEnd(width)}  ${says}\n`);
    if (todo !== '') process.stdout.write(`${' '.repeat(width + 9)}→ ${todo}\n`);
  }
  const faults = findings.filter(({ state }) => state === 'fault').length;
  process.stdout.write(faults === 0 ? '\nno fault was found\n' : `\n${faults} ${faults === 1 ? 'fault' : 'faults'}\n`);
  if (faults > 0) process.exitCode = 1;
}

await run();

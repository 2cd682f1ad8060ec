import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { statedLicence } from './licences.mjs';
import { supplyFaults } from './supply-rules.mjs';

// Holds the lock file in the current folder against the rules of supply; a step of `npm run check`.
const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

const faults = supplyFaults({
  lock: read('package-lock.json'),
  allowScripts: read('package.json').allowScripts ?? {},
  installedLicence(folder) {
    const file = path.join(folder, 'package.json');
    return existsSync(file) ? statedLicence(read(file)) : undefined;
  },
});
for (const fault of faults) process.stdout.write(`${fault}\n`);
process.exitCode = faults.length > 0 ? 1 : 0;

import { isAllowed } from './licences.mjs';

/** Own packages: linked, not downloaded. */
const WORKSPACE = /^(packages|apps)\/[^/]+$/;
const EXACT = /^\d+\.\d+\.\d+(-[\w.]+)?$/;
/** A range of versions, an alias of a registry's package, or a tag: what npm looks up in the registry. */
const FROM_REGISTRY = /^(npm:(@[\w.-]+\/)?[\w.-]+@)?[\w\s.<>=^~*|+-]*$/;
const GROUPS = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];

/**
 * What is wrong with a lock file, one line each. Nothing is downloaded and nothing is asked of anybody.
 * @param {object} supply
 * @param {{ packages: Record<string, any> }} supply.lock
 * @param {Record<string, boolean>} supply.allowScripts of package.json: install scripts that somebody has decided about
 * @param {(path: string) => unknown} supply.installedLicence what the installed package itself says, undefined where it is not
 * @returns {string[]}
 */
export function supplyFaults({ lock, allowScripts, installedLicence }) {
  const faults = [];
  for (const [path, entry] of Object.entries(lock.packages)) {
    const at = path === '' ? 'the root' : path;
    const isOurs = path === '' || WORKSPACE.test(path);
    for (const [name, range] of specifiersOf(entry)) {
      if (isOurs && !isPinned(name, range))
        faults.push(`${at}: ${name} is "${range}": pin one version of the registry`);
      else if (!FROM_REGISTRY.test(range)) faults.push(`${at}: ${name} is "${range}": not from the registry`);
    }
    if (isOurs) continue;
    if (entry.link) {
      if (!WORKSPACE.test(entry.resolved ?? '')) faults.push(`${at} links to ${entry.resolved}: not a package of ours`);
      continue;
    }
    if (entry.resolved !== undefined)
      faults.push(`${at} comes from ${entry.resolved}: the lock file names no addresses`);
    if (!/^sha512-[\w+/]{86}==$/.test(entry.integrity ?? '')) faults.push(`${at} has no sha512 integrity`);
    const name = nameOf(path, entry);
    if (entry.hasInstallScript && !Object.hasOwn(allowScripts, name))
      faults.push(`${at} has an install script: decide about it in allowScripts of package.json`);
    const licence = entry.license ?? installedLicence(path);
    if (!isAllowed({ name, version: entry.version, licence }))
      faults.push(`${at}@${entry.version}: licence ${JSON.stringify(licence ?? null)} is not allowed`);
  }
  return faults;
}

function specifiersOf(entry) {
  return GROUPS.flatMap((group) => Object.entries(entry[group] ?? {}));
}

function isPinned(name, range) {
  return EXACT.test(range) || (name.startsWith('@dehesa/') && range === '*');
}

/** An alias is installed under another name than its own. */
function nameOf(path, entry) {
  return entry.name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

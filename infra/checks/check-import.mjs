import path from 'node:path';
import { BEHIND_ONE_FILE, NO_NOUNS, NOUN_FOLDERS, SEPARATE_FOLDERS, ZONES } from './import-table.mjs';

const OURS = /^@dehesa\/([^/]+)/;

/**
 * Why a file may not import something, or null when it may.
 * @param {{ file: string, specifier: string, typeOnly: boolean }} found the file by its path from the root
 * @returns {string | null}
 */
export function checkImport({ file, specifier, typeOnly }) {
  const zone = ZONES.find(({ folder }) => isInside(file, folder));
  if (specifier.startsWith('.')) {
    const target = path.posix.join(path.posix.dirname(file), specifier);
    return checkFolders(zone, target) ?? checkNouns(file, target) ?? checkSeparation(file, target);
  }
  return checkOneFile(file, specifier) ?? (zone ? checkPackage(zone, specifier, typeOnly) : null);
}

function checkOneFile(file, specifier) {
  const [library, only] = Object.entries(BEHIND_ONE_FILE).find(([name]) => matches([name], specifier)) ?? [];
  return only && file !== only ? `"${library}" is imported by ${only} alone` : null;
}

function checkPackage(zone, specifier, typeOnly) {
  const ours = OURS.exec(specifier)?.[1];
  if (ours) return checkOurs(zone, ours, typeOnly);
  if (zone.only && !matches(zone.only, specifier)) {
    return `${zone.folder} may import ${zone.only.join(', ') || 'no library'}: not "${specifier}"`;
  }
  return zone.never && matches(zone.never, specifier) ? `${zone.folder} never imports "${specifier}"` : null;
}

function checkOurs(zone, ours, typeOnly) {
  if (zone.ours.includes(ours) || zone.folder === `packages/${ours}/src`) return null;
  if (!zone.typesOf?.includes(ours)) {
    return `${zone.folder} may import ${zone.ours.join(', ') || 'no package'} of ours: not "${ours}"`;
  }
  return typeOnly ? null : `${zone.folder} takes only types of "${ours}": use import type`;
}

function checkFolders(zone, target) {
  const forbidden = zone?.neverFolders?.find((folder) => isInside(target, folder));
  return forbidden ? `${zone.folder} never reaches ${forbidden}` : null;
}

function checkNouns(file, target) {
  if (NO_NOUNS.some((folder) => isInside(target, folder))) return null;
  for (const folder of NOUN_FOLDERS) {
    const [from, to] = [nounOf(file, folder), nounOf(target, folder)];
    if (!from || !to || from.noun === to.noun) continue;
    if (['', 'index'].includes(to.rest) || to.rest.startsWith('read/')) continue;
    return `"${from.noun}" reaches "${to.noun}" through its index alone, or what it is read by`;
  }
  return null;
}

function checkSeparation(file, target) {
  for (const folder of SEPARATE_FOLDERS) {
    const [from, to] = [nounOf(file, folder), nounOf(target, folder)];
    if (from && to && from.noun !== to.noun) return `the feature "${from.noun}" never reaches the feature "${to.noun}"`;
  }
  return null;
}

/** The subfolder of `folder` that a path lies in; files directly in it belong to no noun. */
function nounOf(file, folder) {
  if (!isInside(file, folder)) return null;
  const [noun, ...rest] = path.posix.relative(folder, file).split('/');
  const isDoor = rest.length === 0;
  return isDoor && noun.includes('.') ? null : { noun, rest: rest.join('/') };
}

function isInside(file, folder) {
  return file === folder || file.startsWith(`${folder}/`);
}

function matches(patterns, specifier) {
  return patterns.some((pattern) => {
    if (pattern.endsWith('/*')) return specifier.startsWith(pattern.slice(0, -1));
    return specifier === pattern || specifier.startsWith(`${pattern}/`);
  });
}

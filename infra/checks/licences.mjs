/**
 * Licences under which the product may use what others wrote: permissive ones, and those that ask for nothing as long as
 * the package stays a package (MPL, LGPL: an unchanged library of its own). Data: with attribution.
 */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

/** Packages that name no licence in the usual form, read by a person: of this version alone. */
const READ = {
  'humanize-number@0.0.2': 'MIT, says its Readme',
  'only@0.0.2': 'MIT, says its Readme',
  'slick@1.12.2': 'MIT, with its address',
};

/**
 * Whether a licence, as a package states it, is one of those; an expression (SPDX) where all that it joins by AND are, or
 * one of those that it joins by OR.
 * @param {{ name: string, version: string, licence: unknown }} stated
 */
export function isAllowed({ name, version, licence }) {
  if (Object.hasOwn(READ, `${name}@${version}`)) return true;
  return typeof licence === 'string' && holds(licence);
}

function holds(expression) {
  const tokens = expression.match(/\(|\)|[^\s()]+/g) ?? [];
  let at = 0;
  const either = () => {
    let value = both();
    while (tokens[at] === 'OR') {
      at += 1;
      value = both() || value;
    }
    return value;
  };
  const both = () => {
    let value = one();
    while (tokens[at] === 'AND') {
      at += 1;
      value = one() && value;
    }
    return value;
  };
  const one = () => {
    const token = tokens[at];
    at += 1;
    if (token !== '(') return ALLOWED.has(token);
    const value = either();
    if (tokens[at] !== ')') return false;
    at += 1;
    return value;
  };
  return either() && at === tokens.length;
}

/** The licence in the package.json of an installed package, in either of the forms that there were. */
export function statedLicence({ license, licenses }) {
  if (license !== undefined) return license?.type ?? license;
  return Array.isArray(licenses) && licenses.length > 0
    ? `(${licenses.map((one) => one?.type ?? one).join(' OR ')})`
    : undefined;
}

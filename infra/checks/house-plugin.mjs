import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkImport } from './check-import.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Tests, and what only tests use: free to look behind the doors. */
const TEST = /\.test(-support)?\.tsx?$/;

const VAGUE = new Set(['utils', 'util', 'helpers', 'helper', 'common', 'misc']);
const DOORS = [
  /^packages\/[^/]+\/src\/index\.ts$/,
  /^packages\/[^/]+\/src\/[^/]+\/index\.ts$/,
  /^apps\/web\/src\/features\/[^/]+\/index\.ts$/,
];
/** Drizzle wants all tables in one namespace. */
const STAR_DOOR = 'packages/db/src/schema/index.ts';
const ENVIRONMENT_READERS = [
  /^apps\/server\/src\/env\.ts$/,
  /^infra\//,
  /^apps\/e2e\//,
  /^packages\/testing\//,
  /^packages\/db\/src\/embedded/,
  /\.config\.ts$/,
  TEST,
];

function fileOf(context) {
  return path.relative(root, context.filename).split(path.sep).join('/');
}

function rule(create) {
  return { meta: { type: 'problem' }, create: (context) => create(context, fileOf(context)) ?? {} };
}

const imports = rule((context, file) => {
  if (TEST.test(file)) return;
  const check = (node, source, typeOnly) => {
    if (typeof source?.value !== 'string') return;
    const message = checkImport({ file, specifier: source.value, typeOnly });
    if (message) context.report({ node, message });
  };
  return {
    ImportDeclaration: (node) => check(node, node.source, node.importKind === 'type' || onlyTypes(node)),
    ExportNamedDeclaration: (node) => check(node, node.source, node.exportKind === 'type'),
    ExportAllDeclaration: (node) => check(node, node.source, node.exportKind === 'type'),
    ImportExpression: (node) => check(node, node.source, false),
  };
});

function onlyTypes({ specifiers }) {
  return specifiers.length > 0 && specifiers.every(({ importKind }) => importKind === 'type');
}

const names = rule((context, file) => {
  const vague = file.split('/').find((part) => VAGUE.has(part.split('.')[0]));
  if (!vague) return;
  return { Program: (node) => context.report({ node, message: `"${vague}" says nothing: name it for what it holds` }) };
});

const doors = rule((context, file) => {
  const isIndex = /\/index\.tsx?$/.test(file);
  return {
    Program: (node) => {
      if (isIndex && !DOORS.some((door) => door.test(file))) {
        context.report({ node, message: 'index.ts is only the door of a package or of a noun' });
      }
    },
    ExportAllDeclaration: (node) => {
      if (file !== STAR_DOOR) context.report({ node, message: 'a door names what it exports: no export *' });
    },
  };
});

const environment = rule((context, file) => {
  if (ENVIRONMENT_READERS.some((reader) => reader.test(file))) return;
  return {
    MemberExpression: (node) => {
      if (!isName(node.object, 'process') || propertyOf(node) !== 'env') return;
      context.report({ node, message: 'process.env is read in apps/server/src/env.ts alone' });
    },
  };
});

const clock = rule((context, file) => {
  if (!file.startsWith('packages/domain/src/') || TEST.test(file)) return;
  const message = 'the domain has no clock: take the moment as an argument';
  return {
    NewExpression: (node) => {
      if (isName(node.callee, 'Date') && node.arguments.length === 0) context.report({ node, message });
    },
    MemberExpression: (node) => {
      const property = propertyOf(node);
      const read =
        (property === 'now' && (isName(node.object, 'Date') || isName(node.object, 'performance'))) ||
        (property === 'Now' && isName(node.object, 'Temporal'));
      if (read) context.report({ node, message });
    },
  };
});

const SERVER_SIDE = /^(apps\/server|packages\/services)\/src\//;
const WAY_OUT = 'apps/server/src/adapters/outgoing/';
const WAYS_AROUND = new Set(['undici', 'node:http', 'node:https', 'node:http2', 'node:dns', 'node:dns/promises']);

const outgoing = rule((context, file) => {
  if (!SERVER_SIDE.test(file) || TEST.test(file) || file.startsWith(WAY_OUT)) return;
  const message = 'connections leave by adapters/outgoing, which checks where they go';
  return {
    ImportDeclaration: (node) => {
      if (WAYS_AROUND.has(node.source.value) && node.importKind !== 'type') context.report({ node, message });
    },
    CallExpression: ({ callee }) => {
      const connects =
        callee.type === 'MemberExpression' &&
        (isName(callee.object, 'net') || isName(callee.object, 'tls')) &&
        ['connect', 'createConnection'].includes(propertyOf(callee));
      if (isName(callee, 'fetch') || connects) context.report({ node: callee, message });
    },
  };
});

const BROWSER_TESTS = 'apps/e2e/';
const WAITS = new Set(['waitForURL', 'waitForTimeout', 'waitForNavigation']);

const waits = rule((context, file) => {
  if (!file.startsWith(BROWSER_TESTS)) return;
  const message = 'wait for what the new screen shows (screenShows), not for an address, a time or a silent network';
  return {
    MemberExpression: (node) => {
      if (WAITS.has(propertyOf(node))) context.report({ node, message });
    },
    Literal: (node) => {
      if (node.value === 'networkidle') context.report({ node, message });
    },
  };
});

function isName(node, name) {
  return node.type === 'Identifier' && node.name === name;
}

function propertyOf({ computed, property }) {
  return computed ? property.value : property.name;
}

// oxlint-disable-next-line import/no-default-export -- what a plugin must be
export default { meta: { name: 'house' }, rules: { imports, names, doors, environment, clock, waits, outgoing } };

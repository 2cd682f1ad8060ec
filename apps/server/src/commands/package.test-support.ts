import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const repository = fileURLToPath(new URL('../../../..', import.meta.url));

export interface UnpackedPackage {
  /** Everything that is in the package, below its one folder. */
  names: string[];
  folder: string;
  /** Runs `dehesa` as who has nothing but the package and these settings. */
  run(args: readonly string[], env?: Record<string, string>): { status: number | null; stdout: string; stderr: string };
  /** The same for what stays, until it has said a word. */
  start(args: readonly string[], env: Record<string, string>, untilSaid: string): Promise<RunningCommand>;
  close(): Promise<void>;
}

export interface RunningCommand {
  said(): string;
  /** Ends it by a signal; answers its exit code. */
  stop(signal: NodeJS.Signals): Promise<number | null>;
}

/** Makes the package of what is built, and unpacks it into a folder of its own with an empty home beside it. */
export function unpackPackage(): UnpackedPackage {
  const place = mkdtempSync(path.join(os.tmpdir(), 'dehesa-package-'));
  const home = mkdtempSync(path.join(place, 'home-'));
  const file = makePackage(place);
  const listed = execFileSync('tar', ['-xzvf', file, '-C', place], { encoding: 'utf8', maxBuffer: 16 * 1024 * 1024 });
  const names = listed.trim().split('\n');
  const [top = ''] = names;
  const folder = path.join(place, top);
  const settings = (env: Record<string, string>) => ({ PATH: process.env['PATH'] ?? '', HOME: home, ...env });
  const bin = path.join(folder, 'bin/dehesa');
  return {
    names: names.map((name) => name.slice(top.length)),
    folder,
    run: (args, env = {}) => {
      const options = { cwd: home, env: settings(env), encoding: 'utf8', timeout: 30_000 } as const;
      const { status, stdout, stderr } = spawnSync(bin, args, options);
      return { status, stdout, stderr };
    },
    async start(args, env, untilSaid) {
      const child = spawn(bin, args, { cwd: home, env: settings(env), stdio: ['ignore', 'pipe', 'pipe'] });
      let said = '';
      const ended = once(child, 'close');
      await new Promise<void>((resolve, reject) => {
        const hear = (part: Buffer) => {
          said += part.toString();
          if (said.includes(untilSaid)) resolve();
        };
        child.stdout.on('data', hear);
        child.stderr.on('data', hear);
        void ended.then(() => reject(new Error(`it ended before: ${said}`)));
      });
      return {
        said: () => said,
        async stop(signal) {
          child.kill(signal);
          await ended;
          return child.exitCode;
        },
      };
    },
    async close() {
      rmSync(place, { recursive: true, force: true });
    },
  };
}

/** In a process of its own, as `npm run package` does once it has built; answers the file's name. */
function makePackage(into: string): string {
  const script = `
    const { makePackage } = await import(${JSON.stringify(`${repository}infra/package/make-package.mjs`)});
    process.stdout.write(await makePackage(() => undefined, ${JSON.stringify({ root: repository, into })}));`;
  return execFileSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8' });
}

/** The text of every file that the built server loads before it does anything: what is imported at a file's head. */
export function loadedAtStart(dist: string): string[] {
  const texts = new Map<string, string>();
  const load = (file: string) => {
    if (texts.has(file)) return;
    const text = readFileSync(file, 'utf8');
    texts.set(file, text);
    for (const [, other = ''] of text.matchAll(/^(?:import|export)\b[^;"]*"(\.[^"]+)"/gm))
      load(path.resolve(path.dirname(file), other));
  };
  load(path.join(dist, 'main.js'));
  return [...texts.values()];
}

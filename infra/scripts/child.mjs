import { spawn } from 'node:child_process';
import path from 'node:path';
import { ExpectedError } from './failure.mjs';

const running = new Set();
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a program to its end.
 * @param {string} program
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, capture?: boolean, cwd?: string }} [options]
 * @returns {Promise<{ status: number, output: string }>} the output only with `capture`
 */
export function runProgram(program, args, { env = {}, capture = false, cwd } = {}) {
  const { promise, resolve, reject } = deferred();
  const child = startProgram(program, args, { env, cwd, stdio: capture ? ['ignore', 'pipe', 'pipe'] : 'inherit' });
  const chunks = [];
  child.stdout?.on('data', (chunk) => chunks.push(chunk));
  child.stderr?.on('data', (chunk) => chunks.push(chunk));
  child.once('error', reject);
  child.once('close', (code) => resolve({ status: code ?? 1, output: Buffer.concat(chunks).toString() }));
  return promise;
}

/** Starts a program that ends with this one. */
export function startProgram(program, args, { env = {}, cwd, stdio = 'inherit' } = {}) {
  const child = spawn(program, args, { stdio, cwd, env: { ...process.env, ...env } });
  running.add(child);
  child.once('close', () => running.delete(child));
  return child;
}

/** Like `runProgram`, with its output shown; a failure ends the command. */
export async function mustRun(label, program, args, options) {
  const { status } = await runProgram(program, args, options);
  if (status !== 0) throw new ExpectedError(`${label} failed (exit code ${status}): the reason stands above`);
}

/** Runs one of our own scripts as in production, its output shown. */
export function runScript(script, scriptArgs = [], env = {}) {
  return mustRun(script, process.execPath, [script, ...scriptArgs], { env: { NODE_ENV: 'production', ...env } });
}

/** The script of a package's program, to be run by this Node without a shell. */
export function binary(packageFolder, script) {
  return path.join('node_modules', packageFolder, script);
}

/** The npm that runs us, as program and first arguments: no shell and no search of PATH where npm tells its script. */
export function npm() {
  const script = process.env.npm_execpath;
  if (script?.endsWith('.js')) return [process.execPath, script];
  return [process.platform === 'win32' ? 'npm.cmd' : 'npm'];
}

/** While `work` runs, a signal ends the programs it started and then this one. */
export async function stoppable(work) {
  const stop = (signal) => {
    for (const child of running) child.kill(signal);
    process.exit(signal === 'SIGINT' ? 130 : 143);
  };
  for (const signal of SIGNALS) process.on(signal, stop);
  try {
    return await work();
  } finally {
    for (const signal of SIGNALS) process.removeListener(signal, stop);
  }
}

function deferred() {
  const result = {};
  result.promise = new Promise((resolve, reject) => Object.assign(result, { resolve, reject }));
  return result;
}

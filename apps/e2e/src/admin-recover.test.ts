import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Product, startProduct } from './product';
import { demoPassword } from './staff';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product?.stop());

const script = fileURLToPath(new URL('../../server/dist/admin-recover.js', import.meta.url));
const next = 'jara y romero';

/** The command as `npm run admin:recover` runs it; what is typed is all that it is given, but for its arguments. */
async function recover(args: string[], typed: string) {
  const env = { ...process.env, NODE_ENV: 'production', DATABASE_URL: product.databaseUrl };
  const child = spawn(process.execPath, [script, ...args], { env, stdio: ['pipe', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  child.stdin.end(typed);
  const code = await new Promise((resolve) => child.once('close', resolve));
  return { code, said };
}

const login = async (email: string, clave: string) => {
  const answer = await fetch(`${product.url}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, clave }),
  });
  return !((await answer.json()) as { error: boolean }).error;
};

it('admin:recover lets a super admin in again while the product runs, and nobody else', async () => {
  const refused = await recover(['--email', 'admin@demo.test'], `${next}\n`);
  expect(refused).toEqual({
    code: 1,
    said: 'New password: admin:recover: there is no super admin with this email and access\n',
  });
  expect(await login('admin@demo.test', demoPassword)).toBe(true);
  expect((await recover(['--email', 'super@demo.test'], 'corta\n')).said).toContain('at least 8 characters');
  expect((await recover(['super@demo.test'], '')).said).toContain('npm run admin:recover -- --email');
  expect(await login('super@demo.test', demoPassword)).toBe(true);

  const done = await recover([], `super@demo.test\n${next}\n`);
  expect(done).toMatchObject({ code: 0, said: expect.stringContaining('super@demo.test has the new password') });
  expect(done.said).not.toContain(next);
  expect(await login('super@demo.test', demoPassword)).toBe(false);
  expect(await login('super@demo.test', next)).toBe(true);
}, 60_000);

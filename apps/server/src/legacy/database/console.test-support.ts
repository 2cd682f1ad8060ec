import { configurationSecrets } from '@dehesa/db/schema';
import { createTestApp, type TestApp } from '../../test-app.test-support';

interface Answer {
  error: boolean;
  /** An answer, or what the database said. */
  value: { columns: string[]; rows: unknown[][]; rowCount: number } & string;
}

export interface ConsoleWorld {
  test: TestApp;
  /** Of the super admin with whose session statements are sent. */
  token: string;
  authorId: number;
  exec(statement: string, path?: string): Promise<Answer>;
}

/** The app with a super admin and a sealed setting, and its console. */
export async function createConsoleWorld(): Promise<ConsoleWorld> {
  const test = await createTestApp();
  const { token, id: authorId } = await test.signInAs({ role: 0 });
  await test.deps.db
    .insert(configurationSecrets)
    .values({ name: 'mail-password', sealed: Buffer.from('sealed-secret') });
  const exec = async (statement: string, path = '/exec-db') => {
    const { status, body } = await test.call(path, { sql: statement, token });
    if (status !== 200) throw new Error(`HTTP ${status}: ${JSON.stringify(body)}`);
    // The call's own shape, which the tests look at
    return body as Answer;
  };
  return { test, token, authorId, exec };
}

import { parseArgs } from 'node:util';
import { recoverSuperAdmin } from '@dehesa/services/auth';
import { ask, runAdminCommand } from './admin-command';
import { readGivenAdmin } from './env';
import { ExpectedError } from './expected-error';

/**
 * `npm run admin:recover -- --email …`: lets a super admin in again who has lost password and second factor. The email may
 * come from ADMIN_EMAIL, the password from ADMIN_PASSWORD; what is not given is asked for.
 */
await runAdminCommand({
  name: 'admin:recover',
  entry: import.meta.url,
  refusals: {
    'record.notFound': 'there is no super admin with this email and access',
    'auth.passwordTooShort': 'the password needs at least 8 characters',
    'auth.passwordTooEasy':
      'the password is among the commonest, or made of your name, your email or the product’s name',
  },
  run: async (ctx, { publicUrl }) => {
    const given = readGivenAdmin();
    const [email = '', password = ''] = await ask(
      [
        { text: 'Email: ', given: givenEmail() ?? given.email },
        { text: 'New password: ', given: given.password, secret: true },
      ],
      'name --email and set ADMIN_PASSWORD instead',
    );
    await recoverSuperAdmin(ctx, { email, password });
    process.stdout.write(
      `${email} has the new password; its second factor, sessions and application keys are gone: sign in at ${publicUrl}/login\n`,
    );
  },
});

function givenEmail(): string | undefined {
  try {
    return parseArgs({ options: { email: { type: 'string' } } }).values.email;
  } catch {
    throw new ExpectedError('use it as npm run admin:recover -- --email somebody@example.org');
  }
}

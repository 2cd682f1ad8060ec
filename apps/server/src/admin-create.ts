import { createFirstAdmin } from '@dehesa/services/auth';
import { ask, runAdminCommand } from './admin-command';
import { readGivenAdmin } from './env';

/**
 * `npm run admin:create`: makes the installation's first super admin. Name, email and password come from ADMIN_NAME,
 * ADMIN_EMAIL and ADMIN_PASSWORD, and are asked for where these are not set.
 */
await runAdminCommand({
  name: 'admin:create',
  entry: import.meta.url,
  refusals: {
    'auth.superAdminExists': 'there is a super admin already; other users are made in the product itself',
    'auth.passwordTooShort': 'the password needs at least 8 characters',
    'auth.passwordTooEasy':
      'the password is among the commonest, or made of your name, your email or the product’s name',
    'users.incomplete': 'a name and a valid email are needed',
    'users.emailTaken': 'another user has this email',
  },
  run: async (ctx, { publicUrl }) => {
    const given = readGivenAdmin();
    const [firstName = '', email = '', password = ''] = await ask(
      [
        { text: 'Name: ', given: given.firstName },
        { text: 'Email: ', given: given.email },
        { text: 'Password: ', given: given.password, secret: true },
      ],
      'set ADMIN_NAME, ADMIN_EMAIL and ADMIN_PASSWORD instead',
    );
    await createFirstAdmin(ctx, { firstName, email, password });
    process.stdout.write(`super admin ${email} created: sign in at ${publicUrl}/login\n`);
  },
});

import { expect, it } from 'vitest';
import { smtpFailure } from './smtp-failure';

/** An answer as the mail library tells of it. */
const answered = (command: string, response: string, code = 'EENVELOPE') =>
  Object.assign(new Error(`refused: ${response}`), {
    code,
    command,
    response,
    responseCode: Number(response.slice(0, 3)),
  });

const kindOf = (error: unknown, handedOver = false) => smtpFailure(error, { handedOver, secrets: [] }).kind;

it.each([
  '550 5.1.1 <carmen@example.org>: Recipient address rejected: User unknown in local recipient table',
  '550-5.1.1 The email account that you tried to reach does not exist. Please try\n550 5.1.1 https://support.example.org',
  '550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup',
  '556 5.1.10 Recipient address has null MX',
  '501 5.1.3 Bad recipient address syntax',
  '550 5.1.0 Address rejected.',
  '550 No such user here',
  '550 Requested action not taken: mailbox unavailable',
  '550 <relay.policy@example.org>: unknown user',
  '551 User not local',
  '553 sorry, no mailbox here by that name (#5.1.1)',
])('nobody is there: %s', (response) => {
  expect(kindOf(answered('RCPT TO', response))).toBe('addressRefused');
});

it.each([
  ['RCPT TO', '552 5.2.2 Mailbox full'],
  ['RCPT TO', '552 Mailbox full'],
  ['RCPT TO', '550 5.2.1 The email account that you tried to reach is disabled'],
  ['RCPT TO', '550 5.7.1 Service unavailable; client host blocked using zen.example.net'],
  ['RCPT TO', '550 Message rejected as spam by content filtering'],
  ['RCPT TO', '550 Sender verify failed'],
  ['RCPT TO', '550 5.4.1 Recipient address rejected: Access denied'],
  ['RCPT TO', '550 5.1.0 Sender rejected'],
  ['RCPT TO', '550 5.3.4 Message too big for system'],
  ['RCPT TO', '554 Transaction failed'],
  ['RCPT TO', '550 5.1.8 Sender address has null MX'],
  ['MAIL FROM', '552 5.3.4 Message size exceeds fixed limit'],
  ['MAIL FROM', '550 5.1.1 Sender unknown'],
  ['DATA', '554 5.7.1 Spam message rejected'],
  ['DATA', '550 5.1.1 User unknown'],
])('refused as it is, at %s: %s', (command, response) => {
  expect(kindOf(answered(command, response))).toBe('refused');
});

it.each([
  ['RCPT TO', '450 4.2.0 Greylisted, see http://postgrey.example.net'],
  ['RCPT TO', '451 4.7.1 Please try again later'],
  ['RCPT TO', '554 5.7.1 <carmen@example.org>: Relay access denied'],
  ['RCPT TO', '550 5.7.1 Unable to relay for carmen@example.org'],
  ['RCPT TO', "553 sorry, that domain isn't in my list of allowed rcpthosts (#5.7.1)"],
  ['RCPT TO', '503 5.5.1 Bad sequence of commands'],
  ['MAIL FROM', '530 5.7.0 Must issue a STARTTLS command first'],
  ['MAIL FROM', '550 5.7.1 Authentication required'],
  ['MAIL FROM', '530 5.7.57 Client not authenticated to send mail'],
  ['MAIL FROM', '452 4.3.1 Insufficient system storage'],
  ['DATA', '421 4.3.2 Service shutting down'],
  ['AUTH PLAIN', '535 5.7.8 Authentication credentials invalid'],
  ['CONN', '554 5.7.1 No SMTP service here'],
  ['EHLO', '550 5.7.1 Your host name is refused'],
])('may be repaired or pass, at %s: %s', (command, response) => {
  expect(kindOf(answered(command, response))).toBe('notTaken');
  expect(kindOf(answered(command, response), true)).toBe('notTaken');
});

it('without an answer it depends on whether the whole message had been handed over', () => {
  const lost = Object.assign(new Error('Connection closed unexpectedly'), { code: 'ECONNECTION', command: 'CONN' });
  expect(kindOf(lost)).toBe('notTaken');
  expect(kindOf(lost, true)).toBe('noAnswer');
  const garbled = Object.assign(new Error('Message failed: what?'), {
    code: 'EMESSAGE',
    command: 'DATA',
    response: 'what?',
  });
  expect(kindOf(garbled, true)).toBe('noAnswer');
});

it('an address that no server would take is refused without asking one', () => {
  expect(kindOf(Object.assign(new Error('Invalid recipient'), { code: 'EENVELOPE', command: 'API' }))).toBe('refused');
});

it('what is quoted back has no password in it', () => {
  const secret = '\0reservas@example.org\0contraseña-secreta';
  const encoded = Buffer.from(secret).toString('base64');
  const { message } = smtpFailure(
    answered('AUTH PLAIN', `500 unknown: AUTH PLAIN ${encoded} contraseña-secreta`, 'EAUTH'),
    {
      handedOver: false,
      secrets: ['contraseña-secreta', secret],
    },
  );
  expect(message).toBe('EAUTH: 500 unknown: AUTH PLAIN •••• ••••');
});

it('says something of anything', () => {
  expect(smtpFailure('what', { handedOver: false, secrets: [] })).toMatchObject({
    message: 'ESEND: ',
    kind: 'notTaken',
  });
});

import { FirstMailInput } from '@dehesa/domain/installation';
import type { ServiceContext } from '../context';
import { deliverTestMail, type TestMailAnswer } from '../messages';
import { assertInstalling } from './first-word';

/** Sends a test by the outgoing mail as it is kept now; for who has the word of the first start (B103). */
export async function testFirstMail(ctx: ServiceContext, raw: FirstMailInput): Promise<{ answers: TestMailAnswer[] }> {
  const { word, to, language } = FirstMailInput.parse(raw);
  await assertInstalling(ctx, word);
  return deliverTestMail(ctx, { recipients: [to], language });
}

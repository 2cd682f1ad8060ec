import { expect, it } from 'vitest';
import { createPendingWork } from './pending-work';

it('knows what is under way until each of it has ended, once', () => {
  const work = createPendingWork();
  expect([work.any(), work.sending()]).toEqual([false, false]);
  const [first, second] = [work.begin(), work.begin()];
  first();
  first();
  expect([work.any(), work.sending()]).toEqual([true, true]);
  second();
  expect([work.any(), work.sending()]).toEqual([false, false]);
});

it('knows whether one of them is tied to the activity by the form alone', () => {
  const work = createPendingWork();
  const ofGallery = work.begin();
  expect([work.sending(), work.sendingForForm()]).toEqual([true, false]);
  const mainPicture = work.begin('by form');
  ofGallery();
  expect([work.sending(), work.sendingForForm()]).toEqual([true, true]);
  mainPicture();
  expect([work.sending(), work.sendingForForm()]).toEqual([false, false]);
});

it('knows what is typed, which does not keep anybody from saving the rest', () => {
  const work = createPendingWork();
  work.keep('es', true);
  work.keep('pt', true);
  work.keep('es', false);
  expect([work.any(), work.sending()]).toEqual([true, false]);
  work.keep('pt', false);
  expect(work.any()).toBe(false);
});

it('finishes on saving what can be sent, up to the first refusal', async () => {
  const work = createPendingWork();
  const sent: string[] = [];
  const send = (name: string, taken: boolean) => async () => {
    sent.push(name);
    return taken;
  };
  work.keep('document', true);
  work.keep('address', true, send('address', true));
  expect([await work.finish(), sent]).toEqual([true, ['address']]);
  work.keep('address', true, send('again', false));
  work.keep('other', true, send('other', true));
  expect([await work.finish(), sent]).toEqual([false, ['address', 'again']]);
});

it('sends nothing before what is saved beside it, taken or refused', async () => {
  const order: string[] = [];
  const work = createPendingWork();
  work.keep('a', true, async () => {
    order.push('sent');
    return true;
  });
  for (const end of ['taken', 'refused']) {
    let settle = () => {};
    const change = new Promise<void>((resolve, reject) => {
      settle = () => (end === 'taken' ? resolve() : reject(new Error(end)));
    });
    work.waitFor(change);
    const finished = work.finish();
    await Promise.resolve();
    order.push(end);
    settle();
    expect(await finished).toBe(true);
  }
  expect(order).toEqual(['taken', 'sent', 'refused', 'sent']);
});

it('sends once what says anew, while it is being sent, that it is typed', async () => {
  const work = createPendingWork();
  let sent = 0;
  const rename = async () => {
    sent += 1;
    work.keep('name', false);
    work.keep('name', true, rename);
    return true;
  };
  work.keep('name', true, rename);
  expect([await work.finish(), sent]).toEqual([true, 1]);
});

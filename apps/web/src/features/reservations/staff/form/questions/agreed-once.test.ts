import { expect, it } from 'vitest';
import { AgreedOnce } from './agreed-once';

it('holds for one try, and is asked about anew after a refusal', () => {
  const agreed = new AgreedOnce();
  agreed.agree('overwrite');
  expect([...agreed.take()]).toEqual(['overwrite']);
  expect([...agreed.take()]).toEqual([]);
});

it('goes along from one question to the other, and ends with who keeps on editing', () => {
  const agreed = new AgreedOnce();
  agreed.agree('overwrite');
  agreed.asked(agreed.take());
  agreed.agree('force');
  const both = agreed.take();
  expect([...both]).toEqual(['overwrite', 'force']);
  agreed.asked(both);
  agreed.forget();
  expect([...agreed.take()]).toEqual([]);
});

import { expect, it } from 'vitest';
import { draftOf } from './text-draft';

it('takes from what was kept only what has the shape of texts', () => {
  const es = { subject: 'Aparcar', text: 'En la plaza' };
  expect(draftOf({ es, pt: { subject: 'x' }, en: null, other: 3 })).toEqual({ es });
  for (const broken of [null, 'es', 7, []]) expect(draftOf(broken)).toEqual({});
});

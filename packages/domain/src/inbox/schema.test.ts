import { describe, expect, it } from 'vitest';
import { refusals } from '../refusals.test-support';
import {
  AnswerInput,
  AnswerRef,
  ConversationInput,
  ConversationListInput,
  ConversationRef,
  ReadThrough,
  TemplateAnswerInput,
} from './schema';

const key = '0123456789abcdef'.repeat(2);

describe('conversations', () => {
  it('are all of a territory, from their beginning, unless something is asked for', () => {
    expect(ConversationListInput.parse({ territoryId: 2 })).toEqual({
      territoryId: 2,
      pageIndex: 0,
      pageSize: 25,
      search: '',
      unread: false,
    });
  });

  it.each([
    [{ territoryId: 1, unread: true }, []],
    [{ territoryId: 3 }, ['territoryId: invalid_union']],
    [{ territoryId: 1, search: 'a'.repeat(100) }, []],
    [{ territoryId: 1, search: 'a'.repeat(101) }, ['search: too_big']],
  ])('asked for with %j: %j', (asked, why) => expect(refusals(ConversationListInput, asked)).toEqual(why));
});

it.each([
  ['a page', ConversationInput, { pageIndex: 2, pageSize: 10 }],
  ['a conversation', ConversationRef, {}],
  ['what was read', ReadThrough, { messageId: 5 }],
  ['an answer that did not arrive', AnswerRef, { answerId: 5 }],
  ['an answer', AnswerInput, { text: 'Hola', key }],
  ['an answer by a template', TemplateAnswerInput, { reservationId: 5, slug: 'reserva-confirmada', key }],
] as const)('%s names its conversation and all else that it needs', (_what, schema, rest) => {
  expect(schema.parse({ ...rest, id: 7 })).toEqual({ ...rest, id: 7 });
  expect(refusals(schema, rest)).toEqual(['id: invalid_type']);
  const optional = schema === ConversationInput;
  for (const field of Object.keys(rest))
    expect(refusals(schema, { ...rest, id: 7, [field]: undefined })).toHaveLength(optional ? 0 : 1);
});

it.each([
  [{ slug: 'respuesta-whatsapp' }, ['slug: invalid_value']],
  [{ reservationId: 0 }, ['reservationId: too_small']],
  [{ key: key.slice(1) }, ['key: too_small', 'key: invalid_format']],
])('an answer by a template with %j: %j', (change, why) => {
  const answer = { id: 7, reservationId: 5, slug: 'reserva-confirmada', key };
  expect(refusals(TemplateAnswerInput, { ...answer, ...change })).toEqual(why);
});

import { describe, expect, it } from 'vitest';
import { ReservationStatus } from '../reservations';
import { answerTemplates } from './answer-templates';
import { conversationKinds, mediaKinds } from './conversation-items';
import { readInboxChange } from './inbox-change';
import { AnswerInput, answerLength, ConversationListInput, InboxRef } from './schema';

describe('the inbox', () => {
  it.each([
    [ReservationStatus.pending, ['reserva-pendiente']],
    [ReservationStatus.confirmed, ['reserva-confirmada']],
    [ReservationStatus.waiting, ['reserva-en-espera']],
    [ReservationStatus.cancelled, ['reserva-cancelada']],
    [99, []],
    [-1, []],
  ])('answers about a reservation in state %s by what says how it stands (B38)', (status, slugs) => {
    expect(answerTemplates(status)).toEqual(slugs);
  });

  it('gets files with pictures, videos, sounds, documents and stickers, and with nothing else', () => {
    const without = conversationKinds.filter((kind) => !mediaKinds.includes(kind));
    expect(without).toEqual(['text', 'location', 'contacts', 'reaction', 'template', 'unsupported']);
    expect(mediaKinds).toHaveLength(5);
  });

  it.each([
    ['1', 1],
    ['2', 2],
    ['0', undefined],
    ['-1', undefined],
    ['1.5', undefined],
    ['', undefined],
    ['one', undefined],
    ['9007199254740993', undefined],
  ])('is told of a change by "%s"', (payload, territoryId) => {
    expect(readInboxChange(payload)).toBe(territoryId);
  });

  it('is that of one of the two territories, all of it unless asked otherwise', () => {
    expect([0, 1, 2, 3].map((territoryId) => InboxRef.safeParse({ territoryId }).success)).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(ConversationListInput.parse({ territoryId: 1, search: ' ana ' })).toMatchObject({
      search: 'ana',
      unread: false,
    });
  });

  it('takes an answer that says something, as long as WhatsApp takes it, with a whole key', () => {
    const answer = { id: 1, text: ' hola ', key: '0123456789abcdef'.repeat(2) };
    expect(AnswerInput.parse(answer).text).toBe('hola');
    expect(AnswerInput.safeParse({ ...answer, text: 'a'.repeat(answerLength) }).success).toBe(true);
    const wrong = [
      { text: '  ' },
      { text: 'a'.repeat(answerLength + 1) },
      { key: 'a'.repeat(31) },
      { key: 'a'.repeat(33) },
      { key: 'g'.repeat(32) },
      { key: 'A'.repeat(32) },
    ];
    for (const change of wrong) expect(AnswerInput.safeParse({ ...answer, ...change }).success).toBe(false);
  });
});

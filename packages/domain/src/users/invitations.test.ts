import { expect, it } from 'vitest';
import { invitationEnds, invitationState } from './invitations';

const invitedAt = new Date('2026-05-01T10:00:00Z');
const at = (text: string) => new Date(text);

it('holds for 72 hours, and not a moment longer', () => {
  expect(invitationEnds(invitedAt)).toEqual(at('2026-05-04T10:00:00Z'));
  expect(invitationState({ invitedAt, hasLink: true }, at('2026-05-04T09:59:59.999Z'))).toBe('sent');
  expect(invitationState({ invitedAt, hasLink: true }, at('2026-05-04T10:00:00Z'))).toBe('expired');
});

it('is withdrawn without its link, and nothing where nobody was invited', () => {
  expect(invitationState({ invitedAt, hasLink: false }, at('2026-05-01T10:00:01Z'))).toBe('withdrawn');
  expect(invitationState({ invitedAt: null, hasLink: false }, invitedAt)).toBeNull();
});

import { describe, expect, it } from 'vitest';
import { fullName, partyOfReservation } from './party';

const booker = {
  kind: 'booker',
  firstName: 'João',
  lastName: 'Antunes',
  phonePrefix: '+351',
  phone: '912345678',
  email: 'joao@correio.test',
} as const;
const child = {
  kind: 'child',
  firstName: 'Rita',
  lastName: 'Antunes',
  phonePrefix: null,
  phone: null,
  email: null,
} as const;

describe('partyOfReservation', () => {
  it('tells the booker from those who come along', () => {
    expect(partyOfReservation({ people: [booker, child] })).toEqual({
      name: 'João Antunes',
      phone: '+351 912345678',
      email: 'joao@correio.test',
      companions: [child],
    });
  });

  it('has blanks for contact data that was erased (B46)', () => {
    const erased = { ...booker, phone: null, phonePrefix: null, email: null };
    expect(partyOfReservation({ people: [erased] })).toMatchObject({ phone: '', email: '', companions: [] });
  });

  it('shows a number without a prefix as it is', () => {
    expect(partyOfReservation({ people: [{ ...booker, phonePrefix: null }] }).phone).toBe('912345678');
  });
});

describe('fullName', () => {
  it('leaves no space where the surname was erased', () => {
    expect(fullName({ firstName: 'João', lastName: '' })).toBe('João');
  });
});

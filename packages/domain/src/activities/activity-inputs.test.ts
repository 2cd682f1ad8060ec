import { describe, expect, it } from 'vitest';
import { MinimumAge, movesByItself, OfferHours, WaitingListMode } from './audience';
import { CreateDocumentInput, documentLimits, hasDocumentName } from './media/document';

describe('a document (D11)', () => {
  const document = { activityId: 1, language: 'es', name: ' Plano ', fileId: '6f1c2f0e-7c1b-4d3a-9a51-0d7f8a1f2b3c' };

  it.each([
    ['Plano', true],
    [' ', false],
    ['', false],
    [undefined, false],
    [null, false],
    [7, true],
  ])('named %j has a name: %s', (name, has) => {
    expect(hasDocumentName(name)).toBe(has);
  });

  it('is kept under its trimmed name, which has its limit', () => {
    expect(CreateDocumentInput.parse(document).name).toBe('Plano');
    expect(CreateDocumentInput.safeParse({ ...document, name: '  ' }).success).toBe(false);
    expect(CreateDocumentInput.safeParse({ ...document, name: 'a'.repeat(documentLimits.name + 1) }).success).toBe(
      false,
    );
  });
});

describe('an audience', () => {
  it('begins at one of four ages', () => {
    expect([0, 11, 12, 16, 18, 19].filter((age) => MinimumAge.safeParse(age).success)).toEqual([0, 12, 16, 18]);
  });

  it('waits in four ways, of which two move by themselves (B19)', () => {
    expect(WaitingListMode.options.filter(movesByItself)).toEqual(['offer', 'automatic']);
  });

  it('is offered places for an hour at least and a week at most', () => {
    expect([0, 1, 168, 169, 1.5].filter((hours) => OfferHours.safeParse(hours).success)).toEqual([1, 168]);
  });
});

import { expect, it } from 'vitest';
import { emptyValues } from '../form-values';
import { formFields } from './form-fields';

it('names every field of the form once', () => {
  // Of a stored activity these two are changed at once, by calls of their own.
  const { texts, media: _media, guides: _guides, ...plain } = emptyValues;
  const ofTexts = (['es', 'pt'] as const).flatMap((language) =>
    Object.keys(texts[language]).map((name) => `texts.${language}.${name}`),
  );
  expect(formFields.toSorted()).toEqual([...Object.keys(plain), ...ofTexts].toSorted());
});

import { expect, it } from 'vitest';
import { emptyValues } from '../form-values';
import { formFields } from './form-fields';

it('names every field of the form once', () => {
  const { texts, media: _, ...plain } = emptyValues;
  const ofTexts = (['es', 'pt'] as const).flatMap((language) =>
    Object.keys(texts[language]).map((name) => `texts.${language}.${name}`),
  );
  expect(formFields.toSorted()).toEqual([...Object.keys(plain), ...ofTexts].toSorted());
});

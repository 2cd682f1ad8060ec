import { describe, expect, it } from 'vitest';
import { guideTexts } from './guide';
import { guideHelp } from './guide-help';

describe.each(['es', 'pt'] as const)('help for guides in %s (U51)', (language) => {
  const steps = guideHelp[language].sections.flatMap(({ steps }) => steps);

  it('names buttons and screens as they are called there', () => {
    const shown = JSON.stringify(guideTexts[language]);
    const named = steps.flatMap((step) => [...step.matchAll(/«([^»]+)»/g)].map(([, name]) => name ?? ''));
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((name) => !shown.includes(`"${name}"`))).toEqual([]);
  });

  it('is as long as in the other language', () => {
    expect(guideHelp[language].sections.map(({ steps }) => steps.length)).toEqual([3, 4, 3, 2]);
  });
});

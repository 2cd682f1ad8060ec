import type { ActivityGuide } from '@dehesa/domain/activities';
import { guideNameTexts } from '@dehesa/i18n/backoffice/guide-names';
import { Text } from '@mantine/core';
import { useTextsOf } from '../backoffice-language';

/** Who guides an activity, for staff; who does no more is told so (B87). */
export function GuideNames({ guides }: { guides: readonly ActivityGuide[] }) {
  const texts = useTextsOf(guideNameTexts);
  if (guides.length === 0) return null;
  const names = guides.map(({ name, state }) => (state === 'active' ? name : `${name} (${texts.states[state]})`));
  return (
    <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
      {texts.names(names.join(', '))}
    </Text>
  );
}

import { importTexts } from '@dehesa/i18n/backoffice/imports';
import { SectionCard } from '@dehesa/ui';
import { Group } from '@mantine/core';
import { LinkButton } from '../../../lib/addresses/links';
import { useTextsOf } from '../../../lib/backoffice-language';

/** The way to what is brought in from another system (U52). */
export function ImportCard() {
  const texts = useTextsOf(importTexts);
  return (
    <SectionCard title={texts.title} hint={texts.introduction}>
      <Group>
        <LinkButton to="/configuracion/importar" variant="default">
          {texts.title}
        </LinkButton>
      </Group>
    </SectionCard>
  );
}

import { publicSite } from '@dehesa/i18n/backoffice/configuration';
import { Group } from '@mantine/core';
import { useTextsOf } from '../../lib/backoffice-language';
import { LinkButton } from '../../lib/addresses/links';

/** The screens behind the one menu entry. */
export function SectionLinks({ current }: { current: 'legal' | 'widget' }) {
  const { sections } = useTextsOf(publicSite);
  const look = (section: typeof current) =>
    section === current ? ({ variant: 'filled', 'aria-current': 'page' } as const) : ({ variant: 'default' } as const);
  return (
    <Group component="nav" gap="xs" aria-label={sections.label}>
      <LinkButton to="/configuracion/textos-legales" {...look('legal')}>
        {sections.legal}
      </LinkButton>
      <LinkButton to="/configuracion/widget" {...look('widget')}>
        {sections.widget}
      </LinkButton>
    </Group>
  );
}

import { Group } from '@mantine/core';
import { LinkButton } from '../../lib/links';
import { usePublicSiteTexts } from './use-public-site-texts';

/** The screens behind the one menu entry. */
export function SectionLinks({ current }: { current: 'legal' | 'widget' }) {
  const { sections } = usePublicSiteTexts();
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

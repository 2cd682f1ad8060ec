import { longForms } from '@dehesa/i18n/backoffice/long-forms';
import { Button, Menu, VisuallyHidden } from '@mantine/core';
import '@mantine/core/styles/Menu.css';
import { memo, type RefObject } from 'react';
import { IconAlertCircle, IconChevronDown } from '@tabler/icons-react';
import { useTextsOf } from '../../../../lib/backoffice-language';
import classes from './sections.module.css';
import { type FormWithNodes, type Section, type Sections, useSections } from './use-sections';

interface SectionListProps {
  form: FormWithNodes;
  /** The element whose children are the sections. */
  holder: RefObject<HTMLDivElement | null>;
}

/** Where one is in a long form, and where one can go: a list beside it on a desk, a menu above it on a phone (U50). */
export function SectionList({ form, holder }: SectionListProps) {
  return <Ways {...useSections(form, holder)} />;
}

const Ways = memo(function Ways({ sections, current, go }: Sections) {
  const texts = useTextsOf(longForms);
  return (
    <>
      <nav aria-label={texts.sections} className={classes.list}>
        <ol>
          {sections.map((section) => (
            <li key={section.id}>
              <button
                type="button"
                className={classes.entry}
                aria-current={section.id === current ? 'location' : undefined}
                onClick={() => go(section.id)}
              >
                <SectionName section={section} />
              </button>
            </li>
          ))}
        </ol>
      </nav>
      <JumpMenu sections={sections} current={current} go={go} />
    </>
  );
});

function JumpMenu({ sections, current, go }: Sections) {
  const texts = useTextsOf(longForms);
  const shown = sections.find(({ id }) => id === current) ?? sections[0];
  return (
    <div className={classes.jump}>
      <Menu width="target" position="bottom" shadow="md" returnFocus={false}>
        <Menu.Target>
          <Button
            fullWidth
            variant="default"
            justify="space-between"
            styles={{ label: { flex: 1 } }}
            rightSection={<IconChevronDown size={18} aria-hidden />}
            leftSection={sections.some(({ faults }) => faults > 0) && <FaultSign />}
          >
            {texts.section(shown?.title ?? '')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown className={classes.choices} aria-label={texts.sections}>
          {sections.map((section) => (
            <Menu.Item
              key={section.id}
              mih={44}
              aria-current={section.id === current ? 'location' : undefined}
              // Once the menu has gone, which takes the cursor with it.
              onClick={() => requestAnimationFrame(() => go(section.id))}
            >
              <SectionName section={section} />
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </div>
  );
}

function SectionName({ section: { title, faults } }: { section: Section }) {
  const texts = useTextsOf(longForms);
  if (faults === 0) return title;
  return (
    <span className={classes.wrong}>
      <span aria-hidden>{title}</span>
      <FaultSign />
      <VisuallyHidden>{texts.faultsIn(title, faults)}</VisuallyHidden>
    </span>
  );
}

function FaultSign() {
  return <IconAlertCircle size={18} color="var(--dehesa-danger)" aria-hidden style={{ flex: 'none' }} />;
}

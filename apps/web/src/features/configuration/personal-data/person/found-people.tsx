import { formatDayMonthYear } from '@dehesa/domain/calendar-days';
import { ReservationStatus } from '@dehesa/domain/reservations';
import { personalDataTexts } from '@dehesa/i18n/backoffice/personal-data';
import { Badge, Checkbox, Group, Text } from '@mantine/core';
import { useLanguage, useTexts, useTextsOf } from '../../../../lib/backoffice-language';
import classes from './found-people.module.css';
import type { Found } from './person-search';

interface FoundPeopleProps {
  people: Found['people'];
  chosen: ReadonlySet<number>;
  onChoose: (chosen: ReadonlySet<number>) => void;
}

/** The person's rows in reservations, the latest activities first, each with a tick for what is to be erased. */
export function FoundPeople({ people, chosen, onChoose }: FoundPeopleProps) {
  const { person: texts } = useTextsOf(personalDataTexts);
  const { language } = useLanguage();
  const { reservations } = useTexts();
  if (people.length === 0) return null;
  const toggle = (id: number) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    onChoose(next);
  };
  return (
    <fieldset className={classes.people}>
      <Text component="legend" fw={600} p={0}>
        {texts.choose}
      </Text>
      <ul>
        {people.map((person) => {
          const name = `${person.firstName} ${person.lastName}`.trim() || texts.noName;
          const status =
            person.status === ReservationStatus.cancelled
              ? reservations.history.cancelled
              : reservations.status[person.status];
          return (
            <li key={person.id}>
              <Checkbox
                checked={chosen.has(person.id)}
                onChange={() => toggle(person.id)}
                classNames={{ body: classes.body, labelWrapper: classes.label }}
                label={
                  <>
                    <Group component="span" gap="xs">
                      <Text span fw={600}>
                        {name}
                      </Text>
                      <Text span size="sm" c="dimmed">
                        {texts.roles[person.kind]}
                      </Text>
                      {person.coming && (
                        <Badge component="span" color="clay" tt="none">
                          {texts.coming}
                        </Badge>
                      )}
                    </Group>
                    <Text span display="block" size="sm">
                      {[person.identity, person.email, person.phone].filter((part) => part !== null).join(' · ')}
                    </Text>
                    <Text span display="block" size="sm" c="dimmed">
                      {[formatDayMonthYear(person.date), person.title[language], person.reference, status].join(' · ')}
                    </Text>
                  </>
                }
              />
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}

import { Text } from '@mantine/core';
import { useLanguage } from '../../../../../lib/backoffice-language';
import type { Outputs } from '../../../../../lib/trpc';

type Reservation = Pick<Outputs['reservations']['read'], 'answers' | 'people'>;

/** What was answered to the activity's own questions (B73): for the party, then for each person by name. */
export function Answers({ answers, people }: Reservation) {
  const { language } = useLanguage();
  const lines = [
    ...answers.map((answer) => ({ answer, who: '' })),
    ...people.flatMap((person) => person.answers.map((answer) => ({ answer, who: person.firstName }))),
  ];
  return lines.map(({ answer: { question, label, value }, who }, index) => (
    <Text key={`${question} ${index}`} size="sm" style={{ overflowWrap: 'anywhere' }}>
      <Text span inherit c="dimmed">
        {who === '' ? label[language] : `${who}. ${label[language]}`}:
      </Text>{' '}
      {value[language]}
    </Text>
  ));
}

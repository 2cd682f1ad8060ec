import { activityQuestions } from '@dehesa/i18n/backoffice/activity-questions';
import { SectionCard } from '@dehesa/ui';
import { Stack } from '@mantine/core';
import { useTextsOf } from '../../../../lib/backoffice-language';
import { Answers } from '../board/card/answers';
import type { ReservationDetail } from '../reservation-types';

/** What the party answered to the activity's own questions (B73): the visitors' to change, not staff's. */
export function ReservationAnswers({ reservation }: { reservation: ReservationDetail }) {
  const { answers } = useTextsOf(activityQuestions);
  if (reservation.answers.length === 0 && reservation.people.every((person) => person.answers.length === 0))
    return null;
  return (
    <SectionCard title={answers}>
      <Stack gap={4}>
        <Answers answers={reservation.answers} people={reservation.people} />
      </Stack>
    </SectionCard>
  );
}

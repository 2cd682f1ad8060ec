import { formatInstant } from '@dehesa/i18n/formats';
import { Alert, Text } from '@mantine/core';
import { IconMailOff } from '@tabler/icons-react';
import { useLanguage, useTexts } from '../../../lib/backoffice-language';
import type { ReservationDetail } from './reservation-types';

/** Says that no e-mail reaches the booker, and why: somebody has to call (B35). */
export function SuppressedAddress({ reservation }: { reservation: ReservationDetail }) {
  const { language } = useLanguage();
  const { suppressedAddress: texts } = useTexts().messages;
  const { emailSuppression, people } = reservation;
  const email = people[0]?.email;
  if (emailSuppression === null || !email) return null;
  return (
    <Alert color="clay" variant="light" title={texts.title} icon={<IconMailOff aria-hidden />}>
      <Text>{texts.message(email, formatInstant(emailSuppression.since, language))}</Text>
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {texts.reason(emailSuppression.reason)}
      </Text>
    </Alert>
  );
}

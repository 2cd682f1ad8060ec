import { formatInstant } from '@dehesa/i18n/formats';
import { reservationConsents } from '@dehesa/i18n/backoffice/reservation-board';
import { SectionCard } from '@dehesa/ui';
import { SimpleGrid, Text } from '@mantine/core';
import { useLanguage } from '../../../../lib/backoffice-language';
import type { ReservationDetail } from '../reservation-types';

/** What the booker agreed to, when, and to which version of the texts; or that the data is gone (B46). */
export function ReservationConsents({ reservation }: { reservation: ReservationDetail }) {
  const { language } = useLanguage();
  const texts = reservationConsents[language];
  const { erasedAt, consents } = reservation;
  const { privacyAt, photoAt, communicationsAt, whatsappAt, textVersion } = consents;
  const given = [
    [texts.privacy, privacyAt],
    [texts.photo, photoAt],
    [texts.communications, communicationsAt],
    [texts.whatsapp, whatsappAt],
  ] as const;
  return (
    <SectionCard title={texts.title}>
      {erasedAt !== null && <Text>{texts.erased(formatInstant(erasedAt, language))}</Text>}
      {privacyAt === null ? (
        <Text c="dimmed">{texts.byStaff}</Text>
      ) : (
        <>
          <SimpleGrid component="dl" cols={{ base: 1, sm: 2, md: 4 }} m={0} spacing="md">
            {given.map(([name, at]) => (
              <div key={name}>
                <Text component="dt" size="sm" c="dimmed">
                  {name}
                </Text>
                <Text component="dd" m={0}>
                  {at === null ? texts.refused : texts.given(formatInstant(at, language))}
                </Text>
              </div>
            ))}
          </SimpleGrid>
          {textVersion !== null && (
            <Text size="sm" c="dimmed">
              {texts.version(textVersion)}
            </Text>
          )}
        </>
      )}
    </SectionCard>
  );
}

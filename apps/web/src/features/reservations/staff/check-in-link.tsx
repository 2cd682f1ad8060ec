import { checkInTexts } from '@dehesa/i18n/backoffice/check-in';
import { Anchor } from '@mantine/core';
import { useLanguage } from '../../../lib/backoffice-language';

/** Leads to the guide's list of an activity: a page of its own, which also works without signal. */
export function CheckInLink({ activityId }: { activityId: number }) {
  const { language } = useLanguage();
  return (
    <Anchor href={`/guia/${activityId}`} py={10} size="sm" fw={600}>
      {checkInTexts[language].openList}
    </Anchor>
  );
}

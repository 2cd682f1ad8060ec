import { StatisticsPeriod } from '@dehesa/domain/statistics';
import { statistics } from '@dehesa/i18n/backoffice/statistics';
import { useTextsOf } from '../../../lib/backoffice-language';
import { DateField } from '../../../lib/forms/dates/date-field';
import type { StatisticsViewProps } from '../statistics-view';

/** The first and the last day of a period of one's own. */
export function OwnDates({ view, onViewChange }: StatisticsViewProps) {
  const { period: texts } = useTextsOf(statistics);
  const { from, to } = view;
  const wrong = from !== undefined && to !== undefined && !StatisticsPeriod.safeParse({ from, to }).success;
  return (
    <>
      <DateField
        label={texts.from}
        size="md"
        value={from ?? null}
        onChange={(date) => onViewChange({ ...view, from: date ?? undefined })}
      />
      <DateField
        label={texts.to}
        size="md"
        value={to ?? null}
        onChange={(date) => onViewChange({ ...view, to: date ?? undefined })}
        error={wrong ? texts.wrong : undefined}
      />
    </>
  );
}

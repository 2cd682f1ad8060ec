import { formatNumber, locales } from '@dehesa/i18n/formats';
import { statistics } from '@dehesa/i18n/backoffice/statistics';
import { DonutChart } from '@mantine/charts';
import '@mantine/charts/styles.css';
import { useLanguage, useTextsOf } from '../../../lib/backoffice-language';
import type { Share } from './share';
import classes from './share-card.module.css';

/** The shares as a ring; read out as a sentence, its numbers stand in the table beside it. */
export function Doughnut({ label, shares }: { label: string; shares: readonly Share[] }) {
  const { share } = useTextsOf(statistics);
  const { language } = useLanguage();
  const whole = shares.reduce((sum, { value }) => sum + value, 0);
  const percent = new Intl.NumberFormat(locales[language], { style: 'percent', maximumFractionDigits: 0 });
  const spoken = shares.map(({ label: name, value }) =>
    share(name, formatNumber(value, language), percent.format(value / whole)),
  );
  return (
    <div role="img" aria-label={`${label}. ${spoken.join('. ')}`} className={classes.doughnut}>
      <DonutChart
        aria-hidden
        data={shares
          .filter(({ value }) => value > 0)
          .map(({ label: name, value, colour }) => ({ name, value, color: colour }))}
        size={160}
        thickness={26}
        strokeWidth={2}
        paddingAngle={0}
        withTooltip
        tooltipDataSource="segment"
        valueFormatter={(value) => formatNumber(value, language)}
        chartLabel={formatNumber(whole, language)}
        accessibilityLayer={false}
        pieProps={{ isAnimationActive: false, rootTabIndex: -1 }}
      />
    </div>
  );
}

import { formatNumber } from '@dehesa/i18n/formats';
import { statistics } from '@dehesa/i18n/backoffice/statistics';
import { useLanguage, useTextsOf } from '../../../lib/backoffice-language';
import classes from '../map-frame.module.css';
import type { TotalClass } from '../total-classes';
import { classColour } from './class-colours';

/** What the colours of the provinces mean. */
export function MapLegend({ among }: { among: readonly TotalClass[] }) {
  const { maps: texts } = useTextsOf(statistics);
  const { language } = useLanguage();
  const label = ({ from, to }: TotalClass) => {
    if (to === null) return texts.from(formatNumber(from, language));
    return to === from
      ? formatNumber(from, language)
      : texts.range(formatNumber(from, language), formatNumber(to, language));
  };
  return (
    <ul className={classes.legend} aria-label={texts.legend}>
      <li>
        <span className={classes.swatch} style={{ background: 'var(--dehesa-surface)' }} aria-hidden />
        {texts.none}
      </li>
      {among.map((one, index) => (
        <li key={one.from}>
          <span className={classes.swatch} style={{ background: classColour(index, among.length) }} aria-hidden />
          {label(one)}
        </li>
      ))}
    </ul>
  );
}

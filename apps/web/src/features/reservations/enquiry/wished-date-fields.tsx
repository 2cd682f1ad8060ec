import type { PublicActivity } from '@dehesa/domain/activities';
import { enquiryLimits } from '@dehesa/domain/inbox';
import type { EnquiryTexts } from '@dehesa/i18n/enquiry';
import { longDate } from '@dehesa/i18n/booking';
import { timesInWords } from '@dehesa/i18n/hours';
import { useEffect, useState } from 'react';
import { SelectField, TextField } from '../../../lib/forms/field';
import { useTexts } from '../../../lib/page-texts';
import { publicClient } from '../../../lib/public-client';

interface Wish {
  activityId: string;
  wishedDate: string;
}

/** When a group would come: on one of the outing's dates, told by each clock (B48), where it has several, or at a time in its own words. */
export function WishedDateFields({
  activity,
  texts,
  draft,
  onChange,
}: {
  activity: Pick<PublicActivity, 'id' | 'date' | 'times'>;
  texts: EnquiryTexts['group'];
  draft: Wish;
  onChange: (changes: Partial<Wish>) => void;
}) {
  const pageTexts = useTexts();
  const dates = useDates(activity);
  return (
    <div className="grid">
      {dates.length > 1 && (
        <SelectField
          wide
          name="group.activityId"
          label={texts.activityId}
          value={draft.activityId}
          onChange={(activityId) => onChange({ activityId })}
        >
          {dates.map(({ activityId, date, times }) => (
            <option key={activityId} value={activityId}>
              {[longDate(pageTexts, date), ...timesInWords(pageTexts.hours, times)].join(' · ')}
            </option>
          ))}
        </SelectField>
      )}
      <TextField
        wide
        name="group.wishedDate"
        label={texts.wishedDate}
        required={false}
        maxLength={enquiryLimits.wishedDate}
        value={draft.wishedDate}
        onChange={(wishedDate) => onChange({ wishedDate })}
      />
    </div>
  );
}

/** The dates of the outing; the page's alone until others are known, and where they cannot be read. */
function useDates({ id, date, times }: Pick<PublicActivity, 'id' | 'date' | 'times'>) {
  const [dates, setDates] = useState([{ activityId: id, date, times }]);
  useEffect(() => {
    const reading = new AbortController();
    publicClient.public.groupDates.query({ id }, { signal: reading.signal }).then(
      (found) => {
        if (found.some(({ activityId }) => activityId === id)) setDates(found);
      },
      () => undefined,
    );
    return () => reading.abort();
  }, [id]);
  return dates;
}

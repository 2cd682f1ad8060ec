import { may } from '@dehesa/domain/access';
import { formatDayMonthYear } from '@dehesa/domain/dates';
import type { StaffLanguage } from '@dehesa/domain/languages';
import { collaborators } from '@dehesa/i18n/backoffice/collaborators';
import { SectionCard } from '@dehesa/ui';
import { Badge, Text } from '@mantine/core';
import { useTextsOf } from '../../../lib/backoffice-language';
import { QueryView } from '../../../lib/query-view';
import { useSignedInUser } from '../../../lib/session';
import { type Outputs, trpc } from '../../../lib/trpc';
import { EarlyAccessForm } from './early-access-form';

type EarlyAccess = Outputs['users']['collaborators']['earlyAccess'];

const colours = { open: 'holm', upcoming: 'river', off: 'sand' } as const;

/** The days on which collaborators' links may book ahead (B9): set by roles 0 and 1, read by role 2. */
export function EarlyAccessCard() {
  const { earlyAccess: texts } = useTextsOf(collaborators);
  const user = useSignedInUser();
  // Not read again by itself: days that are being typed would go.
  const range = trpc.users.collaborators.earlyAccess.useQuery(undefined, { refetchOnWindowFocus: false });
  const sets = may(user, 'earlyAccess.manage');
  return (
    <SectionCard
      title={texts.heading}
      hint={texts.explanation}
      beside={range.data && <Badge color={colours[range.data.state]}>{texts[range.data.state]}</Badge>}
    >
      <QueryView query={range}>{(data) => (sets ? <EarlyAccessForm range={data} /> : <Told range={data} />)}</QueryView>
    </SectionCard>
  );
}

function Told({ range }: { range: EarlyAccess }) {
  const { earlyAccess: texts } = useTextsOf(collaborators);
  return (
    <div>
      <Text fw={600}>{rangeText(range, texts)}</Text>
      <Text size="sm" c="dimmed">
        {texts.readOnly}
      </Text>
    </div>
  );
}

type RangeTexts = (typeof collaborators)[StaffLanguage]['earlyAccess'];

/** A missing bound is open; without both there is none (B9). */
function rangeText({ opensOn, closesOn }: EarlyAccess, texts: RangeTexts): string {
  if (opensOn !== null && closesOn !== null) {
    return texts.range(formatDayMonthYear(opensOn), formatDayMonthYear(closesOn));
  }
  if (opensOn !== null) return texts.from(formatDayMonthYear(opensOn));
  return closesOn === null ? texts.none : texts.until(formatDayMonthYear(closesOn));
}

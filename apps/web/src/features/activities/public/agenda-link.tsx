import { agendaAddress, everyActivity } from '@dehesa/domain/activities';
import { useLanguage, useTexts } from '../../../lib/page-texts';
import { useFrame } from '../../../lib/widget-frame';

/** To everything that can be booked; a collaborator's link stays one (B9). */
export function AgendaLink({
  collaboratorId,
  look = 'button',
}: {
  collaboratorId: number | null;
  look?: keyof typeof looks;
}) {
  const language = useLanguage();
  const href = agendaAddress({ ...everyActivity, ...useFrame(), language, collaboratorId, pageIndex: 0 });
  return (
    <a className={looks[look]} href={href}>
      {useTexts().activity.toAgenda}
    </a>
  );
}

const looks = { button: 'button button-secondary', link: 'to-agenda' } as const;

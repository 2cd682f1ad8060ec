import type { PublicActivity } from '@dehesa/domain/activities';
import type { CompanionInput } from '@dehesa/domain/reservations';
import { useRef } from 'react';
import { useTexts } from '../../../lib/page-texts';
import { CompanionFields } from './companion-fields';
import { partyTitle } from './party/party-size-choice';

/** The companions that the party's size asks for. Removing one lowers it, and leads back to this title or the size's. */
export function CompanionList({
  companions,
  activity,
  onChange,
  onWarn,
}: {
  companions: readonly CompanionInput[];
  activity: Pick<PublicActivity, 'minimumAge'>;
  onChange: (companions: CompanionInput[]) => void;
  onWarn: (name: string, message: string) => void;
}) {
  const labels = useTexts().form;
  const title = useRef<HTMLHeadingElement>(null);
  if (companions.length === 0) return null;
  const remove = (index: number) => {
    onChange(companions.filter((_, other) => other !== index));
    (companions.length > 1 ? title.current : document.getElementById(partyTitle))?.focus();
  };
  return (
    <section className="card group" aria-labelledby="companions">
      <h3 id="companions" ref={title} tabIndex={-1}>
        {labels.companions}
      </h3>
      {companions.map((companion, index) => (
        <CompanionFields
          key={index}
          index={index}
          companion={companion}
          minimumAge={activity.minimumAge}
          onChange={(changes) =>
            onChange(companions.map((other, at) => (at === index ? { ...other, ...changes } : other)))
          }
          onWarn={onWarn}
          onRemove={() => remove(index)}
        />
      ))}
    </section>
  );
}

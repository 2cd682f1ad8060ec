import type { PublicActivity } from '@dehesa/domain/activities';
import { type CompanionInput, reservationLimits } from '@dehesa/domain/reservations';
import { useRef } from 'react';
import { useTexts } from '../../../lib/page-texts';
import { emptyCompanion } from './draft/booking-draft';
import { CompanionFields } from './companion-fields';
import { fieldId } from '../../../lib/forms/field';
import { LiveButton } from '../../../lib/live/live-button';

/** Up to three companions; adding one leads into its first field, removing one back to the list's title. */
export function CompanionList({
  companions,
  activity,
  onChange,
  onWarn,
}: {
  companions: readonly CompanionInput[];
  activity: Pick<PublicActivity, 'minimumAge' | 'childrenAllowed'>;
  onChange: (companions: CompanionInput[]) => void;
  onWarn: (name: string, message: string) => void;
}) {
  const labels = useTexts().form;
  const title = useRef<HTMLHeadingElement>(null);
  const add = (kind: 'adult' | 'child') => {
    onChange([...companions, emptyCompanion(kind)]);
    const first = fieldId(`companions.${companions.length}.firstName`);
    requestAnimationFrame(() => document.getElementById(first)?.focus());
  };
  const remove = (index: number) => {
    onChange(companions.filter((_, other) => other !== index));
    title.current?.focus();
  };
  return (
    <section className="card group" aria-labelledby="companions">
      <h3 id="companions" ref={title} tabIndex={-1}>
        {labels.companions}
      </h3>
      <p className="hint">{labels.companionsHint}</p>
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
      {companions.length < reservationLimits.companions && (
        <div className="button-row">
          <LiveButton type="button" className="button button-secondary" onClick={() => add('adult')}>
            {labels.addAdult}
          </LiveButton>
          {activity.childrenAllowed && (
            <LiveButton type="button" className="button button-secondary" onClick={() => add('child')}>
              {labels.addChild}
            </LiveButton>
          )}
        </div>
      )}
      {!activity.childrenAllowed && <p className="hint">{labels.noChildren}</p>}
    </section>
  );
}

import { cancelReasons } from '@dehesa/i18n/backoffice/many-reservations';
import { Select, Switch, Textarea } from '@mantine/core';
import { useLanguage } from '../../../../lib/backoffice-language';
import type { Inputs } from '../../../../lib/trpc';

type CancelReason = NonNullable<Inputs['reservations']['cancel']['reason']>;

/** As it is being filled in; '' for no reason. */
export interface ReasonDraft {
  code: CancelReason['code'] | '';
  text: string;
  tell: boolean;
}

export const noReason: ReasonDraft = { code: '', text: '', tell: false };

/** What is missing: a reason of one's own needs its words. */
export function lacksText({ code, text }: ReasonDraft): boolean {
  return code === 'other' && text.trim() === '';
}

/** As the server takes it; undefined for no reason. */
export function reasonInput({ code, text, tell }: ReasonDraft): CancelReason | undefined {
  return code === '' ? undefined : { code, text: code === 'other' ? text.trim() : '', tell };
}

const codes = [
  'weather',
  'minimum',
  'visitor',
  'duplicate',
  'other',
] as const satisfies readonly CancelReason['code'][];

interface CancelReasonFieldsProps {
  draft: ReasonDraft;
  onChange: (draft: ReasonDraft) => void;
  /** It was sent without its words. */
  missing: boolean;
  /** The booker gets a message that could say it. */
  notified: boolean;
}

/** Why a reservation is cancelled, and whether its booker learns it (B91). */
export function CancelReasonFields({ draft, onChange, missing, notified }: CancelReasonFieldsProps) {
  const texts = cancelReasons[useLanguage().language];
  return (
    <>
      <Select
        label={texts.label}
        allowDeselect={false}
        data={[{ value: '', label: texts.none }, ...codes.map((value) => ({ value, label: texts.codes[value] }))]}
        value={draft.code}
        onChange={(value) => onChange({ ...draft, code: codes.find((code) => code === value) ?? '' })}
      />
      {draft.code === 'other' && (
        <Textarea
          label={texts.text}
          description={texts.textHint}
          maxLength={300}
          autosize
          minRows={2}
          required
          error={missing && lacksText(draft) ? texts.required : undefined}
          value={draft.text}
          onChange={(event) => onChange({ ...draft, text: event.currentTarget.value })}
        />
      )}
      {draft.code !== '' && notified && (
        <Switch
          label={texts.tell}
          description={texts.tellHint}
          checked={draft.tell}
          onChange={(event) => onChange({ ...draft, tell: event.currentTarget.checked })}
        />
      )}
    </>
  );
}

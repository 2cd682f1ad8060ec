import type { EnquiryKind } from '@dehesa/domain/inbox';
import type { EnquiryTexts } from '@dehesa/i18n/enquiry';
import { type ReactNode, useEffect, useRef } from 'react';
import { FieldErrorsProvider, fieldId } from '../../../lib/forms/field';
import { LiveButton } from '../../../lib/live/live-button';
import { type EnquiryDraft, problemId, type useEnquiry } from './use-enquiry';

type Enquiry = ReturnType<typeof useEnquiry<EnquiryDraft>>;

/** Around the fields of an enquiry: what is wrong, what happens while it is sent, and what was sent. */
export function EnquiryFrame({
  name,
  texts,
  enquiry,
  labels,
  onClose,
  children,
}: {
  name: EnquiryKind;
  texts: EnquiryTexts;
  enquiry: Omit<Enquiry, 'change' | 'draft'>;
  /** Of its fields, for who is led to one. */
  labels: Readonly<Record<string, string>>;
  onClose: () => void;
  children: ReactNode;
}) {
  const own = texts[name];
  const { errors, problem, sending, waiting, proving, sentTo } = enquiry;
  if (sentTo !== undefined) {
    return (
      <Outcome title={own.doneTitle} message={own.done(sentTo)}>
        <button type="button" className="button button-secondary" onClick={enquiry.again}>
          {own.again}
        </button>
      </Outcome>
    );
  }
  const open = problem?.fields.filter((field) => errors[field] !== undefined) ?? [];
  return (
    <FieldErrorsProvider value={errors}>
      <form
        noValidate
        aria-labelledby={`${name}-title`}
        aria-busy={sending}
        onSubmit={(event) => {
          event.preventDefault();
          void enquiry.send();
        }}
      >
        <p className="hint">{own.intro}</p>
        {/* What was sent with its key stays as it is until it is answered. */}
        <fieldset className="unframed" disabled={waiting}>
          {children}
        </fieldset>
        {problem !== undefined && (problem.fields.length === 0 || open.length > 0) && (
          <div className="problem" id={problemId(name)} role="alert" tabIndex={-1}>
            <h3>{problem.title}</h3>
            <p>{problem.message}</p>
            {open.length === 0 ? (
              <p>{texts.kept}</p>
            ) : (
              <ul>
                {open.map((field) => (
                  <li key={field}>
                    <a
                      href={`#${fieldId(field)}`}
                      onClick={(event) => {
                        event.preventDefault();
                        document.getElementById(fieldId(field))?.focus();
                      }}
                    >
                      {labels[field.slice(name.length + 1)] ?? texts.consents}
                    </a>
                    {errors[field] === problem.message ? '' : `: ${errors[field]}`}
                  </li>
                ))}
              </ul>
            )}
          </div>
        )}
        {waiting ? (
          <Outcome title={own.waitingTitle} message={own.waiting}>
            <button type="button" className="button button-secondary" onClick={enquiry.stop}>
              {texts.stop}
            </button>
          </Outcome>
        ) : (
          <div className="button-row">
            <LiveButton type="submit" className="button button-primary" aria-disabled={sending}>
              {sending ? texts.sending : own.submit}
            </LiveButton>
            <button type="button" className="button button-secondary" onClick={onClose}>
              {texts.close}
            </button>
          </div>
        )}
        <p className="hint" role="status">
          {proving && texts.proving}
        </p>
      </form>
    </FieldErrorsProvider>
  );
}

/** Takes the focus, since what had it is gone. */
function Outcome({ title, message, children }: { title: string; message: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="outcome booking-waiting" role="status">
      <h3 ref={heading} tabIndex={-1}>
        {title}
      </h3>
      <p>{message}</p>
      {children}
    </div>
  );
}

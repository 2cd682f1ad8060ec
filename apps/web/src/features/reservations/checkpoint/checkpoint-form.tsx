import { longDate } from '@dehesa/i18n/booking';
import { useEffect, useRef, useState } from 'react';
import { useLanguage, useTexts } from '../../../lib/page-texts';
import { type Found, useCheckpoint } from './use-checkpoint';

/** A collaborator's checkpoint: the reference, then the visit, then the next visitor (document 2 §2.10). */
export function CheckpointForm({ collaborator }: { collaborator: { id: number; name: string } | null }) {
  const labels = useTexts().checkpoint;
  if (collaborator === null) {
    return (
      <section className="card narrow" aria-labelledby="checkpoint">
        <h1 id="checkpoint">{labels.title}</h1>
        <p>{labels.missingCollaborator}</p>
      </section>
    );
  }
  return <Checkpoint collaborator={collaborator} />;
}

function Checkpoint({ collaborator }: { collaborator: { id: number; name: string } }) {
  const labels = useTexts().checkpoint;
  const checkpoint = useCheckpoint(collaborator.id, useLanguage());
  const { step, notice, busy } = checkpoint;
  return (
    <section className="card narrow" aria-labelledby="checkpoint">
      <p className="eyebrow">{collaborator.name}</p>
      <h1 id="checkpoint">{step.kind === 'confirm' ? labels.confirmTitle : labels.title}</h1>
      <div aria-live="assertive">
        {notice !== undefined && (
          <div className={notice === 'done' ? 'outcome' : 'problem'}>
            <h2>{noticeTexts(labels, notice).title}</h2>
            {noticeTexts(labels, notice).text !== '' && <p>{noticeTexts(labels, notice).text}</p>}
          </div>
        )}
      </div>
      {step.kind === 'confirm' ? (
        <VisitQuestion
          found={step.found}
          busy={busy}
          onConfirm={() => void checkpoint.confirm(step.found)}
          onBack={checkpoint.back}
        />
      ) : (
        <ReferenceForm busy={busy} onValidate={(reference) => void checkpoint.validate(reference)} />
      )}
    </section>
  );
}

function ReferenceForm({ busy, onValidate }: { busy: boolean; onValidate: (reference: string) => void }) {
  const labels = useTexts().checkpoint;
  const [reference, setReference] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy && reference.trim() !== '') onValidate(reference.trim());
      }}
    >
      <p>{labels.intro}</p>
      <div className="field">
        <label htmlFor="reference">{labels.reference}</label>
        <p className="hint" id="reference-hint">
          {labels.referenceHint}
        </p>
        <input
          ref={input}
          id="reference"
          name="reference"
          className="reference-input"
          value={reference}
          maxLength={20}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-describedby="reference-hint"
          onChange={(event) => setReference(event.target.value.toUpperCase())}
        />
      </div>
      <button type="submit" className="button button-primary" aria-disabled={busy}>
        {busy ? labels.validating : labels.validate}
      </button>
    </form>
  );
}

function VisitQuestion({
  found,
  busy,
  onConfirm,
  onBack,
}: {
  found: Found;
  busy: boolean;
  onConfirm: () => void;
  onBack: () => void;
}) {
  const texts = useTexts();
  const labels = texts.checkpoint;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  const facts = [
    [labels.reference, found.reference],
    [labels.holder, `${found.firstName} ${found.lastName}`],
    [labels.people, String(1 + found.companions.length)],
    [labels.activity, `${found.title} · ${longDate(texts, found.date)}`],
  ] as const;
  return (
    <>
      <dl className="facts">
        {facts.map(([label, value]) => (
          <div key={label} className="fact">
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="button-row">
        <button ref={button} type="button" className="button button-primary" aria-disabled={busy} onClick={onConfirm}>
          {busy ? labels.confirming : labels.confirm}
        </button>
        <button type="button" className="button button-secondary" onClick={onBack}>
          {labels.back}
        </button>
      </div>
    </>
  );
}

type Labels = ReturnType<typeof useTexts>['checkpoint'];

function noticeTexts(
  labels: Labels,
  notice: 'done' | 'already' | 'notFound' | 'failed',
): { title: string; text: string } {
  switch (notice) {
    case 'done':
      return { title: labels.done, text: '' };
    case 'already':
      return { title: labels.already, text: labels.alreadyHint };
    case 'notFound':
      return { title: labels.failed, text: labels.notFound };
    case 'failed':
      return { title: labels.failed, text: labels.failedHint };
  }
}

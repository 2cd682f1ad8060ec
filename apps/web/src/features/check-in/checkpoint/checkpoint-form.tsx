import { isGroup, unnamedPeople } from '@dehesa/domain/reservations';
import './checkpoint.css';
import { longDate } from '@dehesa/i18n/booking';
import { type CheckpointTexts, checkpointTexts } from '@dehesa/i18n/collaborators';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLanguage, useTexts } from '../../../lib/page-texts';
import { QrCamera } from './qr-camera';
import { type Found, type Notice, useCheckpoint } from './use-checkpoint';
import { LiveButton } from '../../../lib/live/live-button';

/** A collaborator's checkpoint: the reference, then the visit, then the next visitor (U17). */
export function CheckpointForm({ collaborator }: { collaborator: { id: number; name: string } | null }) {
  const labels = checkpointTexts(useLanguage());
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
  const language = useLanguage();
  const labels = checkpointTexts(language);
  const { away } = useTexts();
  const checkpoint = useCheckpoint(collaborator.id, language);
  const { step, notice, busy } = checkpoint;
  // Who scanned the last visitor's code scans the next one's.
  const [isScanning, setIsScanning] = useState(false);
  const said = notice && noticeTexts(labels, away, notice);
  return (
    <section className="card narrow" aria-labelledby="checkpoint">
      <p className="eyebrow">{collaborator.name}</p>
      <h1 id="checkpoint">{step.kind === 'confirm' ? labels.confirmTitle : labels.title}</h1>
      <div aria-live="assertive">
        {said !== undefined && (
          <div className={notice === 'done' ? 'outcome' : 'problem'}>
            <h2>{said.title}</h2>
            {said.text !== '' && <p>{said.text}</p>}
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
        <>
          <p>{labels.intro}</p>
          {isScanning ? (
            <QrCamera onText={checkpoint.readQr} onClose={() => setIsScanning(false)} />
          ) : (
            <p className="scan-first">
              <LiveButton type="button" className="button button-secondary" onClick={() => setIsScanning(true)}>
                {labels.scan}
              </LiveButton>
            </p>
          )}
          <ReferenceForm
            busy={busy}
            takesFocus={!isScanning}
            onValidate={(reference) => void checkpoint.validate(reference)}
          />
        </>
      )}
      {checkpoint.registered.length > 0 && <Registered visits={checkpoint.registered} />}
    </section>
  );
}

/** What was registered since the page was opened, so that nobody has to wonder whether the last one counted. */
function Registered({ visits }: { visits: readonly Found[] }) {
  const labels = checkpointTexts(useLanguage());
  return (
    <section className="registered" aria-labelledby="registered">
      <h2 id="registered">{labels.recent}</h2>
      <ul>
        {visits.map((visit) => (
          <li key={visit.ticket}>
            <span>
              {visit.firstName} {visit.lastName}
            </span>
            <span>{visit.reference}</span>
          </li>
        ))}
      </ul>
      <p className="hint">{labels.recentHint}</p>
    </section>
  );
}

function ReferenceForm({
  busy,
  takesFocus,
  onValidate,
}: {
  busy: boolean;
  takesFocus: boolean;
  onValidate: (reference: string) => void;
}) {
  const labels = checkpointTexts(useLanguage());
  const [reference, setReference] = useState('');
  const input = useRef<HTMLInputElement>(null);
  // What was typed before the page's scripts were there.
  useLayoutEffect(() => setReference(input.current?.value.toUpperCase() ?? ''), []);
  // Only as it appears: who closes the camera has the keyboard at its button.
  const [focusesFirst] = useState(takesFocus);
  useEffect(() => {
    if (focusesFirst) input.current?.focus();
  }, [focusesFirst]);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy && reference.trim() !== '') onValidate(reference.trim());
      }}
    >
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
      <LiveButton type="submit" className="button button-primary" aria-disabled={busy}>
        {busy ? labels.validating : labels.validate}
      </LiveButton>
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
  const labels = checkpointTexts(useLanguage());
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  const facts: (readonly [label: string, value: ReactNode])[] = [
    [labels.reference, found.reference],
    [labels.holder, `${found.firstName} ${found.lastName}`],
    [labels.people, String(1 + found.companions.length + unnamedPeople(found.unnamed))],
    [
      labels.activity,
      <>
        <span lang={found.titleLanguage ?? undefined}>{found.title}</span> · {longDate(texts, found.date)}
      </>,
    ],
  ];
  if (found.shift !== null) facts.push([labels.shift, found.shift]);
  if (found.companions.length > 0) {
    facts.push([labels.companions, found.companions.map((one) => `${one.firstName} ${one.lastName}`).join(', ')]);
  }
  if (isGroup(found.unnamed)) facts.push([labels.companions, labels.unnamed(found.unnamed)]);
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

function noticeTexts(labels: CheckpointTexts, away: string, notice: Notice): { title: string; text: string } {
  switch (notice) {
    case 'done':
      return { title: labels.done, text: '' };
    case 'already':
      return { title: labels.already, text: labels.alreadyHint };
    case 'notFound':
      return { title: labels.failed, text: labels.notFound };
    case 'notOurs':
      return { title: labels.failed, text: labels.notOurs };
    case 'away':
      return { title: labels.failed, text: away };
    case 'failed':
      return { title: labels.failed, text: labels.failedHint };
  }
}

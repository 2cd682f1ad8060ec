import { isStaffLanguage, languageFacts, staffLanguages } from '@dehesa/domain/languages';
import { checkInLimits } from '@dehesa/domain/check-in';
import { useId, useRef, useState } from 'react';
import { useGuide } from './guide-context';
import { ownQueue } from './guide-state';

/** Who is signed in, what the device is called and keeps, and the way out. */
export function DevicePanel({ installer }: { installer: (() => void) | null }) {
  const { guide, state, texts, language, chooseLanguage } = useGuide();
  const labels = texts.device;
  const id = useId();
  const [name, setName] = useState(state.device);
  return (
    <details className="card guide-device">
      <summary>
        <h2>{labels.title}</h2>
        <span className="hint">{state.device}</span>
      </summary>
      {state.owner !== null && <p>{labels.signedInAs(state.owner.name)}</p>}
      <div className="field">
        <label htmlFor={`${id}-name`}>{labels.name}</label>
        <p className="hint" id={`${id}-hint`}>
          {labels.nameHint}
        </p>
        <input
          id={`${id}-name`}
          name="device"
          value={name}
          maxLength={checkInLimits.device}
          autoComplete="off"
          aria-describedby={`${id}-hint`}
          onChange={(event) => setName(event.target.value)}
          onBlur={() => {
            if (name.trim() === '') setName(state.device);
            else guide.nameDevice(name.trim());
          }}
        />
      </div>
      <div className="field">
        <label htmlFor={`${id}-language`}>{labels.language}</label>
        <select
          id={`${id}-language`}
          value={language}
          onChange={(event) => isStaffLanguage(event.target.value) && chooseLanguage(event.target.value)}
        >
          {staffLanguages.map((one) => (
            <option key={one} value={one} lang={one}>
              {languageFacts[one].name}
            </option>
          ))}
        </select>
      </div>
      <p className="hint">{labels.keeps}</p>
      <p className="hint">{labels.installHint}</p>
      <div className="button-row">
        {installer !== null && (
          <button type="button" className="button button-secondary" onClick={installer}>
            {labels.install}
          </button>
        )}
        <a className="button button-secondary" href="/dashboard">
          {labels.backOffice}
        </a>
        <SignOut />
      </div>
    </details>
  );
}

/** Asks first where unsent ticks would be lost. */
function SignOut() {
  const { guide, state, texts } = useGuide();
  const labels = texts.device;
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const waiting = ownQueue(state).length;
  return (
    <>
      <button
        type="button"
        className="button button-secondary"
        onClick={() => {
          if (waiting > 0 || !state.online) dialog.current?.showModal();
          else void guide.signOut();
        }}
      >
        {labels.signOut}
      </button>
      <dialog ref={dialog} aria-labelledby={`${id}-title`}>
        <h2 id={`${id}-title`}>{waiting > 0 ? labels.signOutTitle(waiting) : labels.signOut}</h2>
        {waiting > 0 && <p>{labels.signOutText}</p>}
        {!state.online && <p>{labels.offline}</p>}
        <div className="button-row">
          <button type="button" className="button button-danger" onClick={() => void guide.signOut()}>
            {waiting > 0 ? labels.signOutAnyway : labels.signOut}
          </button>
          <button type="button" className="button button-secondary" onClick={() => dialog.current?.close()}>
            {labels.stay}
          </button>
        </div>
      </dialog>
    </>
  );
}

import './sign-up.css';
import { collaboratorLimits as limits } from '@dehesa/domain/collaborators';
import { type SignUpTexts, signUpTexts } from '@dehesa/i18n/collaborators';
import { useEffect, useRef } from 'react';
import {
  describedBy,
  type FieldErrors,
  fieldId,
  FieldErrorsProvider,
  FieldNotes,
  LabelText,
  SelectField,
  TextField,
} from '../../../lib/forms/field';
import { LegalLink } from '../../../lib/addresses/legal-link';
import { useLanguage } from '../../../lib/page-texts';
import { LogoField } from './logo-field';
import { type Problem, useSignUp } from './use-sign-up';
import { LiveButton } from '../../../lib/live/live-button';

/** A business asks to become a collaborator (B54), from the empty form to the thank-you. */
export function SignUpForm({
  signUpKey,
  year,
  territories,
  siteName,
}: {
  signUpKey: string;
  year: string;
  territories: readonly { id: number; name: string }[];
  siteName: string;
}) {
  const labels = signUpTexts(useLanguage());
  const form = useRef<HTMLFormElement>(null);
  const signUp = useSignUp(signUpKey, form);
  const { draft, problem, sending, progress, change } = signUp;
  const text = (name: Exclude<keyof typeof draft, 'territoryId' | 'services'>) => ({
    name,
    label: labels[name],
    value: draft[name],
    onChange: (value: string) => change({ [name]: value }),
  });
  return (
    <div className="sign-up">
      {signUp.sentBy === undefined ? (
        <>
          <h1 id="sign-up">{labels.title}</h1>
          <p>{labels.intro(siteName)}</p>
          <p className="hint">{labels.required}</p>
          <FieldErrorsProvider value={signUp.errors}>
            <form
              ref={form}
              noValidate
              aria-labelledby="sign-up"
              onSubmit={(event) => {
                event.preventDefault();
                void signUp.send();
              }}
            >
              <fieldset className="card">
                <legend>
                  <h2>{labels.business}</h2>
                </legend>
                <div className="grid">
                  <TextField {...text('companyName')} wide autoComplete="organization" maxLength={limits.companyName} />
                  {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the focus of its field bubbles up */}
                  <div onBlur={() => void signUp.lookUpPostalCode()}>
                    <TextField {...text('postalCode')} autoComplete="postal-code" maxLength={limits.postalCode} />
                  </div>
                  <TextField {...text('locality')} autoComplete="address-level2" maxLength={limits.locality} />
                  <TextField {...text('province')} autoComplete="address-level1" maxLength={limits.province} />
                  <SelectField
                    name="territoryId"
                    label={labels.territory}
                    required={false}
                    value={draft.territoryId}
                    onChange={(territoryId) => change({ territoryId })}
                  >
                    <option value="">{labels.anyTerritory}</option>
                    {territories.map(({ id, name }) => (
                      <option key={id} value={id}>
                        {name}
                      </option>
                    ))}
                  </SelectField>
                  <TextField
                    {...text('website')}
                    wide
                    required={false}
                    type="url"
                    inputMode="url"
                    autoComplete="url"
                    hint={labels.websiteHint}
                    maxLength={limits.website}
                  />
                  <ServicesField value={draft.services} labels={labels} onChange={(services) => change({ services })} />
                  <LogoField logo={signUp.logo} labels={labels} onChoose={signUp.chooseLogo} />
                </div>
              </fieldset>
              <fieldset className="card">
                <legend>
                  <h2>{labels.contact}</h2>
                </legend>
                <div className="grid">
                  <TextField {...text('firstName')} autoComplete="given-name" maxLength={limits.name} />
                  <TextField {...text('lastName')} autoComplete="family-name" maxLength={limits.name} />
                  <TextField {...text('phone')} type="tel" autoComplete="tel" maxLength={limits.phone} />
                  <TextField
                    {...text('email')}
                    type="email"
                    autoComplete="email"
                    autoCapitalize="none"
                    spellCheck={false}
                    hint={labels.emailHint}
                    maxLength={limits.email}
                  />
                </div>
              </fieldset>
              {problem !== undefined && <ProblemNotice problem={problem} errors={signUp.errors} labels={labels} />}
              <p className="hint">
                {labels.privacy}{' '}
                <LegalLink kind="privacy" apart>
                  {labels.privacyPolicy}
                </LegalLink>
                .
              </p>
              <LiveButton type="submit" className="button button-primary" aria-disabled={sending}>
                {sending ? labels.sending : labels.submit}
              </LiveButton>
              <p className="hint" role="status">
                {sending && progress > 0 && labels.sent(Math.round(progress * 100))}
              </p>
            </form>
          </FieldErrorsProvider>
        </>
      ) : (
        <Thanks company={signUp.sentBy} labels={labels} />
      )}
      <p className="sign-up-year">{`© ${year} ${siteName}`}</p>
    </div>
  );
}

function ServicesField({
  value,
  labels,
  onChange,
}: {
  value: string;
  labels: SignUpTexts;
  onChange: (value: string) => void;
}) {
  const left = limits.services - value.length;
  return (
    <div className="field wide">
      <label htmlFor={fieldId('services')}>
        <LabelText label={labels.services} required={false} />
      </label>
      <FieldNotes name="services" hint={labels.servicesHint} />
      <textarea
        id={fieldId('services')}
        name="services"
        rows={4}
        maxLength={limits.services}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-describedby={describedBy('services', labels.servicesHint, undefined)}
      />
      {left < 200 && <p className="hint">{labels.charactersLeft(left)}</p>}
    </div>
  );
}

/** The fields as they follow each other on the page. */
const order = [
  'companyName',
  'postalCode',
  'locality',
  'province',
  'website',
  'imageId',
  'firstName',
  'lastName',
  'phone',
  'email',
];

/** What keeps the form from being sent, with a way to each field that is to be put right. */
function ProblemNotice({ problem, errors, labels }: { problem: Problem; errors: FieldErrors; labels: SignUpTexts }) {
  const fields = Object.entries(errors);
  // Not `toSorted`, which visitors' browsers may lack (decision 0068).
  fields.sort(([a], [b]) => order.indexOf(a) - order.indexOf(b));
  return (
    <div className="problem" id="sign-up-problem" role="alert" tabIndex={-1}>
      <h3>{problem.title}</h3>
      <p>{problem.message}</p>
      {fields.length > 1 && (
        <ul>
          {fields.map(([name, message]) => (
            <li key={name}>
              <a
                href={`#${fieldId(name)}`}
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(fieldId(name))?.focus();
                }}
              >
                {message}
              </a>
            </li>
          ))}
        </ul>
      )}
      {fields.length === 0 && <p>{labels.kept}</p>}
    </div>
  );
}

function Thanks({ company, labels }: { company: string; labels: SignUpTexts }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section className="card thanks" aria-labelledby="signed-up">
      <h2 id="signed-up" ref={title} tabIndex={-1}>
        {labels.doneTitle}
      </h2>
      <p>{labels.done(company)}</p>
    </section>
  );
}

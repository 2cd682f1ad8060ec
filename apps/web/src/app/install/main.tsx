import { installationTexts } from '@dehesa/i18n/backoffice/installation';
import { ErrorState, LoadingState } from '@dehesa/ui';
import { Text } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { InstallationForm } from '../../features/configuration/installation/installation-form';
import { calls } from '../../lib/addresses/calls';
import { useLanguage, useTexts, useTextsOf } from '../../lib/backoffice-language';
import { loadBackofficeTexts } from '../../lib/backoffice-texts';
import { errorMessage, isRefusal } from '../../lib/error-message';
import { preferredLanguage } from '../../lib/language';
import type { Outputs } from '../../lib/trpc';
import '../backoffice/styles/mantine-styles';
import '@dehesa/ui/tokens.css';
import '@dehesa/ui/mantine.css';
import '../backoffice/styles/backoffice.css';
import { LanguageChoice } from '../backoffice/language-choice';
import { StartFailed } from '../backoffice/start-failed';
import { Themed } from '../sign-in/themed';
import './install.css';

type Read = { first: Outputs['installation']['read'] } | { error: unknown };

const root = createRoot(document.getElementById('root') ?? document.body);
const language = preferredLanguage();
/** The address is the word of the first start: what the server's log says. */
const word = decodeURIComponent(window.location.pathname.split('/').at(-1) ?? '');

async function open(): Promise<void> {
  try {
    await loadBackofficeTexts(language);
  } catch {
    return root.render(<StartFailed language={language} />);
  }
  root.render(<Page />);
  const read = await calls.installation.read.query({ word }).then(
    (first): Read => ({ first }),
    (error: unknown): Read => ({ error }),
  );
  root.render(<Page read={read} />);
}

void open();

function Page({ read }: { read?: Read }) {
  return (
    <Themed language={language}>
      <Framed read={read} />
    </Themed>
  );
}

function Framed({ read }: { read: Read | undefined }) {
  const { shell } = useTexts();
  const { heading } = useTextsOf(installationTexts);
  const [failed, setFailed] = useState(false);
  useDocumentTitle(`${heading} · Dehesa`);
  return (
    <main className="install-page">
      <header className="sign-in-header">
        <img src="/favicon.svg" alt="" width={40} height={40} />
        <Text fw={650} c="var(--dehesa-green)" flex={1}>
          Dehesa
        </Text>
        <LanguageChoice onFailed={() => setFailed(true)} />
      </header>
      {failed && <Text role="alert">{shell.languageFailed.message}</Text>}
      {read === undefined ? <LoadingState label={shell.loading} /> : <Opened read={read} />}
    </main>
  );
}

function Opened({ read }: { read: Read }) {
  const { gone } = useTextsOf(installationTexts);
  const { shell } = useTexts();
  const { language } = useLanguage();
  if ('first' in read) return <InstallationForm word={word} first={read.first} />;
  const told = isRefusal(read.error, 'record.notFound') ? gone : errorMessage(read.error, language);
  return <ErrorState {...told} retryLabel={shell.retry} onRetry={() => window.location.reload()} />;
}

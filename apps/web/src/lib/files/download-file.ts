import type { DomainFailure } from '@dehesa/domain/errors';
import type { StaffLanguage } from '@dehesa/domain/languages';
import type { ErrorText } from '@dehesa/i18n/errors';
import { faultTexts } from '@dehesa/i18n/start';
import { isDomainFailure } from '../error-message';
import { errorText, loadErrorTextsInTime } from '../error-texts';
import { preferredLanguage } from '../language';
import { askForProof } from '../proof';

/** Why there is no file: a rule, or a fault of the server or the connection. */
export type DownloadProblem =
  | { kind: 'refused'; failure: DomainFailure }
  | { kind: 'fault'; requestId: string | null }
  | { kind: 'offline' };

/**
 * Saves a file of the server under the name that it gives; undefined once it is saved, else what stood in the way. What
 * must not stand in an address goes along as `body`. Where it takes a proof of who it is, that is asked for first.
 */
export async function downloadFile(address: string, body?: object): Promise<DownloadProblem | undefined> {
  const problem = await download(address, body);
  const needsProof = problem?.kind === 'refused' && problem.failure.code === 'auth.proofRequired';
  const left = needsProof && (await askForProof()) ? await download(address, body) : problem;
  // A list comes without them.
  if (left?.kind === 'refused') await loadErrorTextsInTime(preferredLanguage());
  return left;
}

async function download(address: string, body?: object): Promise<DownloadProblem | undefined> {
  const accept = 'application/octet-stream';
  try {
    const response = await fetch(
      address,
      body === undefined
        ? { headers: { accept } }
        : { method: 'POST', headers: { accept, 'content-type': 'application/json' }, body: JSON.stringify(body) },
    );
    if (!response.ok) return problemOf(await response.json().catch(() => null));
    const content = await response.blob().catch(() => undefined);
    // Who is still reached broke off what it had begun, and its log says why.
    if (content === undefined && (await isReached()))
      return { kind: 'fault', requestId: response.headers.get('x-request-id') };
    if (content === undefined) return { kind: 'offline' };
    save(content, fileName(response.headers.get('content-disposition') ?? ''));
    return undefined;
  } catch {
    return { kind: 'offline' };
  }
}

/** Whether the server answers anything: a browser counts as online also where its line leads nowhere. */
async function isReached(): Promise<boolean> {
  const asked = fetch('/api/health', { cache: 'no-store', signal: AbortSignal.timeout(5_000) });
  return asked.then(
    () => true,
    () => false,
  );
}

function problemOf(body: unknown): DownloadProblem {
  const field = (name: string): unknown =>
    typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;
  const failure = field('domain');
  if (isDomainFailure(failure)) return { kind: 'refused', failure };
  const requestId = field('requestId');
  return { kind: 'fault', requestId: typeof requestId === 'string' ? requestId : null };
}

/** The name that `content-disposition` gives: as it is written in full, else in plain letters. */
export function fileName(disposition: string): string {
  const full = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  try {
    if (full !== undefined) return decodeURIComponent(full);
  } catch {
    // What is not encoded well is not better than the plain name.
  }
  return /filename="([^"]*)"/i.exec(disposition)?.[1] ?? '';
}

function save(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers begin to read only after this turn.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** What a screen says about it. */
export function downloadProblemText(problem: DownloadProblem, language: StaffLanguage): ErrorText {
  if (problem.kind === 'refused') return errorText(problem.failure, language);
  const texts = faultTexts[language];
  if (problem.kind === 'offline') return { title: texts.title, message: texts.offline };
  const reference = problem.requestId === null ? '' : ` ${texts.requestId(problem.requestId)}`;
  return { title: texts.title, message: `${texts.message}${reference}` };
}

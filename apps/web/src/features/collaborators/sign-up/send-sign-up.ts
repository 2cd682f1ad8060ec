import type { Language } from '@dehesa/domain/languages';
import { z } from 'zod';
import { loadErrorTexts } from '../../../lib/error-texts';
import { type UploadProblem, uploadFile, uploadProblemText } from '../../../lib/files/upload-file';
import { smallEnough } from '../../../lib/files/upload-image';
import type { SignUpDraft } from './sign-up-draft';

export interface Refusal {
  /** The rule that was broken; null for a fault or no connection. */
  code: string | null;
  /** The field that it is about, where the server says so. */
  path: string;
  title: string;
  message: string;
}

const Done = z.object({ done: z.literal(true) });

/** Sends the form with its logo, which large pictures make smaller first; null once it is stored. */
export async function sendSignUp(
  key: string,
  { draft, logo, language }: { draft: SignUpDraft; logo: File; language: Language },
  onProgress: (fraction: number) => void,
): Promise<Refusal | null> {
  // Before anything is sent: a refusal must not wait for its words on a line that may be gone by then.
  const [small] = await Promise.all([smallEnough(logo), loadErrorTexts(language)]);
  const sent = await uploadFile(`/alta-colaborador?key=${encodeURIComponent(key)}`, small, logo.name, Done, {
    fields: { ...draft, language },
    onProgress,
  });
  return 'problem' in sent ? refusalOf(sent.problem, language) : null;
}

function refusalOf(problem: UploadProblem, language: Language): Refusal {
  const failure = problem.kind === 'refused' ? problem.failure : null;
  return {
    code: failure?.code ?? null,
    path: failure?.code === 'input.invalid' ? failure.params.path : '',
    ...uploadProblemText(problem, language),
  };
}

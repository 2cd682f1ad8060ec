import type { Unnamed } from '@dehesa/domain/reservations';
import type { StaffLanguage } from '@dehesa/domain/languages';
import type { Language } from '@dehesa/domain/languages';
import { readVisitCode } from '@dehesa/domain/reservations';
import { useRef, useState } from 'react';

/** A confirmed reservation as the checkpoint shows it; the ticket registers its visit. */
export interface Found {
  ticket: string;
  reference: string;
  title: string;
  titleLanguage: StaffLanguage | null;
  date: string;
  shift: string | null;
  firstName: string;
  lastName: string;
  companions: { firstName: string; lastName: string }[];
  unnamed: Unnamed;
}

type Step = { kind: 'validate' } | { kind: 'confirm'; found: Found };
export type Notice = 'done' | 'already' | 'notFound' | 'notOurs' | 'away' | 'failed';

/** Refusals with words of their own. */
const notices: Readonly<Record<string, Notice>> = {
  'record.notFound': 'notFound',
  'reservations.visitAlreadyRegistered': 'already',
  'service.databaseAway': 'away',
};

const loadClient = () => import('../../../lib/public-client');

/** The two steps of a checkpoint and what the last call answered; after a visit it is back at the first (B20). */
export function useCheckpoint(collaboratorId: number, language: Language) {
  const [step, setStep] = useState<Step>({ kind: 'validate' });
  const [notice, setNotice] = useState<Notice>();
  const [busy, setBusy] = useState(false);
  const [registered, setRegistered] = useState<readonly Found[]>([]);
  /** What the camera read last: the visitor's telephone is still before it when the visit is registered. */
  const lastRead = useRef('');

  const run = async (call: (client: Awaited<ReturnType<typeof loadClient>>) => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    setNotice(undefined);
    try {
      await call(await loadClient());
    } catch {
      tellUnanswered('failed');
    } finally {
      setBusy(false);
    }
  };

  /** Whoever holds the same code up again tries again. */
  const tellUnanswered = (said: 'away' | 'failed') => {
    lastRead.current = '';
    setNotice(said);
  };

  const validate = (code: string) =>
    run(async ({ publicClient, domainFailure }) => {
      try {
        const found = await publicClient.public.findVisitor.query({ code, collaboratorId, language });
        setStep({ kind: 'confirm', found });
      } catch (error) {
        const said = notices[domainFailure(error)?.code ?? ''] ?? 'failed';
        if (said === 'failed' || said === 'away') tellUnanswered(said);
        else setNotice(said);
      }
    });

  /** What the camera read: what is no reservation's is said at once. */
  const readQr = (text: string) => {
    if (busy || text === lastRead.current) return;
    lastRead.current = text;
    if (readVisitCode(text) === null) setNotice('notOurs');
    else void validate(text.slice(0, 1000));
  };

  const confirm = (found: Found) =>
    run(async ({ publicClient, domainFailure }) => {
      try {
        await publicClient.public.confirmVisit.mutate({ ticket: found.ticket });
        setNotice('done');
        setRegistered((before) => [found, ...before]);
        setStep({ kind: 'validate' });
      } catch (error) {
        const said = notices[domainFailure(error)?.code ?? ''] ?? 'failed';
        setNotice(said);
        if (said === 'already') setStep({ kind: 'validate' });
      }
    });

  const back = () => {
    lastRead.current = '';
    setNotice(undefined);
    setStep({ kind: 'validate' });
  };

  return { step, notice, busy, registered, validate, readQr, confirm, back };
}

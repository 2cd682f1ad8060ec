import type { Language } from '@dehesa/domain/languages';
import { useState } from 'react';

/** A confirmed reservation as the checkpoint shows it. */
export interface Found {
  id: number;
  reference: string;
  title: string;
  date: string;
  firstName: string;
  lastName: string;
  companions: { firstName: string; lastName: string }[];
}

type Step = { kind: 'validate' } | { kind: 'confirm'; found: Found };
type Notice = 'done' | 'already' | 'notFound' | 'failed';

const loadClient = () => import('../../../lib/public-client');

/** The two steps of a checkpoint and what the last call answered; after a visit it is back at the first (B20). */
export function useCheckpoint(collaboratorId: number, language: Language) {
  const [step, setStep] = useState<Step>({ kind: 'validate' });
  const [notice, setNotice] = useState<Notice>();
  const [busy, setBusy] = useState(false);

  const run = async (call: (client: Awaited<ReturnType<typeof loadClient>>) => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    setNotice(undefined);
    try {
      await call(await loadClient());
    } catch {
      setNotice('failed');
    } finally {
      setBusy(false);
    }
  };

  const validate = (reference: string) =>
    run(async ({ publicClient, domainFailure }) => {
      try {
        const found = await publicClient.public.reservationByReference.query({ reference, language });
        setStep({ kind: 'confirm', found });
      } catch (error) {
        setNotice(domainFailure(error)?.code === 'record.notFound' ? 'notFound' : 'failed');
      }
    });

  const confirm = (found: Found) =>
    run(async ({ publicClient, domainFailure }) => {
      try {
        await publicClient.public.confirmVisit.mutate({ reservationId: found.id, collaboratorId });
        setNotice('done');
        setStep({ kind: 'validate' });
      } catch (error) {
        const already = domainFailure(error)?.code === 'reservations.visitAlreadyRegistered';
        setNotice(already ? 'already' : 'failed');
        if (already) setStep({ kind: 'validate' });
      }
    });

  const back = () => {
    setNotice(undefined);
    setStep({ kind: 'validate' });
  };

  return { step, notice, busy, validate, confirm, back };
}

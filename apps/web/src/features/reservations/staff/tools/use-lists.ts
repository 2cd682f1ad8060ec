import { listAddress, type PrintedListKind } from '@dehesa/domain/reservations';
import type { ErrorText } from '@dehesa/i18n/errors';
import { useState } from 'react';
import { useLanguage } from '../../../../lib/backoffice-language';
import { downloadFile, downloadProblemText, type DownloadProblem } from '../../../../lib/files/download-file';
import { errorMessage } from '../../../../lib/error-message';
import { trpc } from '../../../../lib/trpc';
import { openPrintWindow, printDelay } from './print-window';
import { useToolTexts } from './use-tool-texts';

/** What keeps a list from being printed or exported; with an address it can be opened all the same. */
export interface ListNotice extends ErrorText {
  address?: string;
}

/** Prints and exports the lists of an activity; an empty one is told instead (U26, U28). */
export function useLists(activityId: number) {
  const { language } = useLanguage();
  const { empty, blocked, failed } = useToolTexts();
  const utils = trpc.useUtils();
  const [busy, setBusy] = useState(false);
  const [notice, setNotice] = useState<ListNotice>();
  // Kept while the dialog fades out, so that it does not do so empty.
  const [opened, setOpened] = useState(false);

  function tell(told: ListNotice) {
    setNotice(told);
    setOpened(true);
  }

  async function print(list: PrintedListKind) {
    const input = { activityId, list, language };
    setBusy(true);
    try {
      const [{ people }] = await Promise.all([
        utils.reservations.lists.count.fetch(input, { staleTime: 0 }),
        new Promise((resolve) => setTimeout(resolve, printDelay)),
      ]);
      const address = listAddress.print(input);
      if (people === 0) tell({ title: empty.title, message: empty.print });
      else if (!openPrintWindow(address)) tell({ title: blocked.title, message: blocked.message, address });
    } catch (error) {
      tell({ ...errorMessage(error, language), title: failed });
    } finally {
      setBusy(false);
    }
  }

  async function download(address: string) {
    setBusy(true);
    const problem = await downloadFile(address);
    setBusy(false);
    if (problem === undefined) return;
    if (isEmptyList(problem)) tell({ title: empty.title, message: empty.export });
    else tell({ ...downloadProblemText(problem, language), title: failed });
  }

  return {
    busy,
    notice,
    opened,
    print,
    downloadPdf: (list: PrintedListKind) => download(listAddress.pdf({ activityId, list, language })),
    downloadSheet: () => download(listAddress.sheet({ activityId, language })),
    close: () => setOpened(false),
  };
}

function isEmptyList(problem: DownloadProblem): boolean {
  return problem.kind === 'refused' && problem.failure.code === 'reservations.listEmpty';
}

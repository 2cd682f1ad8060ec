import { database } from '@dehesa/i18n/backoffice/configuration';
import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useState } from 'react';
import { useLanguage, useTextsOf } from '../../../../lib/backoffice-language';
import { downloadFile, downloadProblemText } from '../../../../lib/download-file';

/** Fetches a spreadsheet; says so when it is there, and why where there is none ("Lista vacía", "Sin datos"). */
export function SheetButton({ address, label }: { address: string; label: string }) {
  const { exports: texts } = useTextsOf(database);
  const { language } = useLanguage();
  const [busy, setBusy] = useState(false);

  async function download() {
    setBusy(true);
    const problem = await downloadFile(address);
    setBusy(false);
    notifications.show(
      problem === undefined
        ? { color: 'holm', message: texts.done }
        : { color: 'clay', role: 'alert', ...downloadProblemText(problem, language) },
    );
  }

  return (
    <Button
      variant="default"
      leftSection={<IconFileSpreadsheet size={18} stroke={1.6} aria-hidden />}
      onClick={() => void download()}
      loading={busy}
      aria-busy={busy}
    >
      {label}
    </Button>
  );
}

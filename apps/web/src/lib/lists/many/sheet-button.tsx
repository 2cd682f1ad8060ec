import type { ManyWords } from '@dehesa/i18n/backoffice/many-lists';
import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconTable } from '@tabler/icons-react';
import { useState } from 'react';
import { useLanguage } from '../../backoffice-language';
import { loadErrorTexts } from '../../error-texts';
import { downloadFile, downloadProblemText } from '../../files/download-file';

interface SheetButtonProps {
  texts: Pick<ManyWords, 'export' | 'exportFailed'>;
  address: string;
  disabled: boolean;
}

/** Takes out what is chosen as a spreadsheet, and says what stands in the way. */
export function SheetButton({ texts, address, disabled }: SheetButtonProps) {
  const { language } = useLanguage();
  const [busy, setBusy] = useState(false);

  async function download() {
    setBusy(true);
    const problem = await downloadFile(address);
    if (problem?.kind === 'refused') await loadErrorTexts(language).catch(() => undefined);
    setBusy(false);
    if (problem !== undefined)
      notifications.show({ color: 'clay', ...downloadProblemText(problem, language), title: texts.exportFailed });
  }

  return (
    <Button
      variant="default"
      disabled={disabled}
      loading={busy}
      leftSection={<IconTable size={18} stroke={1.6} aria-hidden />}
      onClick={() => void download()}
    >
      {texts.export}
    </Button>
  );
}

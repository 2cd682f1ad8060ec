import { writeTexts } from '@dehesa/i18n/backoffice/many-reservations';
import { useLanguage } from '../../../../lib/backoffice-language';
import { trpc } from '../../../../lib/trpc';
import { WritingDialog } from '../../../../lib/writing/writing-dialog';

interface WriteDialogProps {
  activityId: number;
  ids: readonly number[];
  opened: boolean;
  onClose: () => void;
  /** The dialog has left the screen. */
  onGone: () => void;
}

/** A text of one's own to chosen reservations; whom no e-mail reaches somebody has to call (B90). */
export function WriteDialog({ activityId, ids, ...dialog }: WriteDialogProps) {
  const texts = writeTexts[useLanguage().language];
  const utils = trpc.useUtils();
  const chosen = { activityId, ids: [...ids] };
  const recipients = trpc.reservations.texts.recipients.useQuery(chosen, {
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: 'always',
  });
  const preview = trpc.reservations.texts.preview.useMutation();
  const sending = trpc.reservations.texts.send.useMutation();
  const unreached = (['suppressed', 'withoutEmail'] as const).map((reason) => ({
    title: texts[reason],
    people: (recipients.data?.[reason] ?? []).map(({ id, name, reference }) => ({
      id,
      name: `${name} (${reference})`,
    })),
  }));
  return (
    <WritingDialog
      {...dialog}
      texts={texts}
      count={ids.length}
      draft={String(activityId)}
      recipients={recipients}
      unreached={unreached}
      preview={preview}
      onPreview={(written) => preview.mutate({ ...chosen, texts: written })}
      sending={sending}
      onSend={async (written, key) => {
        const { recipients: count } = await sending.mutateAsync({ ...chosen, texts: written, key });
        void utils.reservations.read.invalidate();
        return count;
      }}
    />
  );
}

import { writeAccounts } from '@dehesa/i18n/backoffice/writing';
import { useLanguage } from '../../../lib/backoffice-language';
import type { ManyWritingProps } from '../../../lib/lists/many/list-many';
import { trpc } from '../../../lib/trpc';
import { WritingDialog } from '../../../lib/writing/writing-dialog';

/** A text of one's own to the ticked accounts; of who gets none it is said why (B90, B96). */
export function WriteAccounts({ ids, ...dialog }: ManyWritingProps) {
  const texts = writeAccounts[useLanguage().language];
  const chosen = { ids: [...ids] };
  const recipients = trpc.users.accounts.texts.recipients.useQuery(chosen, {
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: 'always',
  });
  const preview = trpc.users.accounts.texts.preview.useMutation();
  const sending = trpc.users.accounts.texts.send.useMutation();
  const unreached = (['withoutAccess', 'suppressed', 'withoutEmail'] as const).map((reason) => ({
    title: texts[reason],
    people: recipients.data?.[reason] ?? [],
  }));
  return (
    <WritingDialog
      {...dialog}
      texts={texts}
      count={ids.length}
      draft="accounts"
      recipients={recipients}
      unreached={unreached}
      preview={preview}
      onPreview={(written) => preview.mutate({ ...chosen, texts: written })}
      sending={sending}
      onSend={async (written, key) => (await sending.mutateAsync({ ...chosen, texts: written, key })).recipients}
    />
  );
}

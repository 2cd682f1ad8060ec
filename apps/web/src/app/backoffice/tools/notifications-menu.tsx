import { formatRelative } from '@dehesa/i18n/formats';
import { Anchor, Text } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLanguage, useTexts } from '../../../lib/backoffice-language';
import { errorMessage } from '../../../lib/error-message';
import { thumbnail } from '../../../lib/files/image-sizes';
import { type Outputs, trpc } from '../../../lib/trpc';
import { Count } from '../unread-badge';

type Notification = Outputs['reservations']['notifications']['list'][number];

/** How often it is asked for (U9); skipped while the list is open, so that nothing moves under a finger. */
const refreshMs = 30_000;

/**
 * The newest pending reservations behind a bell, in the browser's own popover: Mantine's menu would bring 33 kB of
 * positioning.
 */
export function NotificationsMenu() {
  const { shell } = useTexts();
  const menuId = useId();
  const [open, setOpen] = useState(false);
  const { language } = useLanguage();
  const whileClosed = { refetchInterval: open ? (false as const) : refreshMs, refetchOnWindowFocus: !open };
  const list = trpc.reservations.notifications.list.useQuery(undefined, whileClosed);
  // The list shows the newest ten; the bell counts all.
  const { data: unread = 0 } = trpc.reservations.notifications.unread.useQuery(undefined, whileClosed);
  const close = () => document.getElementById(menuId)?.hidePopover();

  return (
    <>
      <button
        type="button"
        className="top-bar-button counted"
        popoverTarget={menuId}
        aria-label={shell.notifications.button(unread)}
      >
        <IconBell size={24} stroke={1.6} aria-hidden />
        <Count value={unread} />
      </button>
      <section
        id={menuId}
        popover="auto"
        className="notifications"
        aria-label={shell.notifications.title}
        // Drawn when it is opened: at each start of the product it was a sixth of what the frame drew.
        onBeforeToggle={({ newState }) => newState === 'open' && flushSync(() => setOpen(true))}
        // Not before it is closed: a link in it is being pressed then.
        onToggle={({ newState }) => newState === 'closed' && setOpen(false)}
      >
        {open && (
          <>
            <Text component="h2" fw={650} px="md" pt="sm">
              {shell.notifications.title}
            </Text>
            {list.isError && !list.data && (
              <Text role="alert" size="sm" p="md">
                {errorMessage(list.error, language).message}
              </Text>
            )}
            {list.data?.length === 0 && (
              <Text c="dimmed" p="md">
                {shell.notifications.empty}
              </Text>
            )}
            <ul>
              {list.data?.map((notification) => (
                <li key={notification.reservationId}>
                  <Item notification={notification} now={new Date(list.dataUpdatedAt)} onOpen={close} />
                </li>
              ))}
            </ul>
            <Anchor component={Link} to="/actividades/admin/reservas" onClick={close} className="notifications-all">
              {shell.notifications.all}
            </Anchor>
          </>
        )}
      </section>
    </>
  );
}

function Item({ notification, now, onOpen }: { notification: Notification; now: Date; onOpen: () => void }) {
  const { shell } = useTexts();
  const { language } = useLanguage();
  const utils = trpc.useUtils();
  const markRead = trpc.reservations.notifications.markRead.useMutation({
    onMutate: ({ id }) =>
      utils.reservations.notifications.list.setData(undefined, (known) =>
        known?.map((item) => (item.reservationId === id ? { ...item, read: true } : item)),
      ),
    onSettled: () => utils.reservations.notifications.unread.invalidate(),
  });
  const { reservationId, firstName, lastName, shift, companions, territory, title, imageUrl, createdAt, read } =
    notification;
  const facts = [shift, companions > 0 && shell.notifications.companions(companions), territory[language]];
  return (
    <Link
      to="/actividades/edit/reserva"
      search={{ id: reservationId }}
      className="notification"
      onClick={() => {
        if (!read) markRead.mutate({ id: reservationId });
        onOpen();
      }}
    >
      {imageUrl === null ? (
        <span className="notification-image" />
      ) : (
        <img className="notification-image" src={thumbnail(imageUrl)} alt="" width={56} height={56} loading="lazy" />
      )}
      <span className="notification-words">
        <strong>
          {firstName} {lastName}
          {!read && <span className="notification-new" role="img" aria-label={shell.notifications.unread} />}
        </strong>
        <span>{title[language]}</span>
        <span className="notification-facts">{facts.filter(Boolean).join(' · ')}</span>
        <span className="notification-facts">{formatRelative(createdAt, now, language)}</span>
      </span>
    </Link>
  );
}

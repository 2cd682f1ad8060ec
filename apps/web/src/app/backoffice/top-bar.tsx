import { formatRelative } from '@dehesa/i18n/formats';
import { Anchor, Burger, CloseButton, Group, Text } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useId, useRef, useState } from 'react';
import { useLanguage, useTexts } from '../../lib/backoffice-language';
import { errorMessage } from '../../lib/error-message';
import { useSession, useSignedInUser } from '../../lib/session';
import { smallImage } from '../../lib/files/small-image';
import { type Outputs, trpc } from '../../lib/trpc';
import { SignOutButton } from './account';
import { LanguageSwitch } from './language-switch';
import { LicenceBadge } from './licence-badge';
import { menuFor } from './menu';
import { SideMenu } from './side-menu';
import { Count, UnreadBadge } from './unread-badge';

type Notification = Outputs['reservations']['notifications']['list'][number];

/** How often it is asked for (U9); skipped while the list is open, so that nothing moves under a finger. */
const refreshMs = 30_000;

/**
 * The newest pending reservations behind a bell, in the browser's own popover: Mantine's menu would bring 33 kB of
 * positioning into every first screen.
 */
function NotificationsMenu() {
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
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
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
        <img className="notification-image" src={smallImage(imageUrl)} alt="" width={56} height={56} loading="lazy" />
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

export function TopBar() {
  const { shell } = useTexts();
  const { appName, appType } = useSession();
  const user = useSignedInUser();
  const hasReservations = menuFor(user, appType).some(({ label }) => label === 'reservations');
  return (
    <Group h="100%" px={{ base: 'xs', sm: 'md' }} justify="space-between" wrap="nowrap" gap="xs">
      <Group gap="sm" wrap="nowrap" miw={0}>
        <NarrowMenu />
        <img className="top-bar-logo" src="/favicon.svg" alt="" width={32} height={32} />
        <Text fw={650} c="var(--dehesa-green)" fz={{ base: 'xs', sm: 'md' }} lh={1.25} lineClamp={3}>
          {shell.title(appName)}
        </Text>
        <LicenceBadge visibleFrom="sm" />
      </Group>
      <Group gap={4} wrap="nowrap">
        <UnreadBadge />
        {hasReservations && <NotificationsMenu />}
        <div className="top-bar-language">
          <LanguageSwitch />
        </div>
        <SignOutButton />
      </Group>
    </Group>
  );
}

/**
 * The side menu on narrow screens, behind a button: the browser's own dialog, which keeps the focus inside, closes on
 * Escape and gives the focus back. Mantine's drawer would bring 20 kB into every first screen.
 */
function NarrowMenu() {
  const { shell } = useTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();

  return (
    <>
      <Burger
        hiddenFrom="md"
        opened={false}
        onClick={() => dialog.current?.showModal()}
        aria-label={shell.openMenu}
        h={44}
        w={44}
      />
      <dialog ref={dialog} className="narrow-menu" aria-label={shell.mainMenu} closedby="any">
        <div className="narrow-menu-content">
          <Group justify="space-between">
            <LicenceBadge hiddenFrom="sm" />
            <CloseButton aria-label={shell.closeMenu} onClick={close} size={44} ml="auto" />
          </Group>
          <nav aria-label={shell.mainMenu}>
            <SideMenu onNavigate={close} />
          </nav>
          <div className="narrow-menu-language">
            <LanguageSwitch />
          </div>
        </div>
      </dialog>
    </>
  );
}

import { Card, Group, SimpleGrid, Text, ThemeIcon } from '@mantine/core';
import { type Icon as TablerIcon, IconCompass, IconTicket } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import classes from './member-home.module.css';
import { useOwnReservationTexts } from './use-own-reservation-texts';

/** A member's home: two tiles (U5). */
export function MemberHome() {
  const { home: texts } = useOwnReservationTexts();
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      <Link to="/actividades/usuario/reservas" className={classes.tile}>
        <Tile icon={IconTicket} label={texts.reservations} hint={texts.reservationsHint} />
      </Link>
      {/* A page of its own, not a screen of the back office. */}
      <a href="/agenda" className={classes.tile}>
        <Tile icon={IconCompass} label={texts.agenda} hint={texts.agendaHint} />
      </a>
    </SimpleGrid>
  );
}

function Tile({ icon: Icon, label, hint }: { icon: TablerIcon; label: string; hint: string }) {
  return (
    <Card h="100%" component="span" display="block">
      <Group gap="md" wrap="nowrap" align="flex-start" component="span">
        <ThemeIcon size={52} radius="lg" variant="light" color="holm" component="span">
          <Icon size={28} stroke={1.6} aria-hidden />
        </ThemeIcon>
        <span>
          <Text component="span" display="block" fw={650} fz="h2">
            {label}
          </Text>
          <Text component="span" display="block" c="dimmed">
            {hint}
          </Text>
        </span>
      </Group>
    </Card>
  );
}

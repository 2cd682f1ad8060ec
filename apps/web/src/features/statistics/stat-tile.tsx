import { Card, Group, Text, ThemeIcon } from '@mantine/core';
import type { Icon as TablerIcon } from '@tabler/icons-react';
import { Link, type LinkProps } from '@tanstack/react-router';

export interface StatTileProps {
  icon: TablerIcon;
  label: string;
  value: string;
  detail: string;
  /** The screen whose records it counts. */
  to: LinkProps['to'];
}

/** One number of the home screen, with what it is made of; it leads to the records. */
export function StatTile({ icon: Icon, label, value, detail, to }: StatTileProps) {
  return (
    <Link to={to} className="stat-tile">
      <Card component="span" display="block" h="100%">
        <Group gap="md" wrap="nowrap" align="flex-start" component="span">
          <ThemeIcon size={52} radius="lg" variant="light" color="holm" component="span">
            <Icon size={28} stroke={1.6} aria-hidden />
          </ThemeIcon>
          <span>
            <Text c="dimmed" component="span" display="block">
              {label}
            </Text>
            <Text fz={32} fw={700} lh={1.2} component="span" display="block">
              {value}
            </Text>
            <Text size="sm" component="span" display="block">
              {detail}
            </Text>
          </span>
        </Group>
      </Card>
    </Link>
  );
}

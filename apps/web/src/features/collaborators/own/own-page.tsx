import { earlyAccessAddress } from '@dehesa/domain/activities';
import { checkpointAddress, posterAddress, qrAddress } from '@dehesa/domain/collaborators';
import { ownCollaborator } from '@dehesa/i18n/backoffice/collaborators';
import { formatNumber } from '@dehesa/i18n/formats';
import { Button, Card, Group, Image, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconCopy, IconPrinter, IconScan } from '@tabler/icons-react';
import { useLanguage } from '../../../lib/backoffice-language';
import { copyText } from '../../../lib/copy-text';
import { QueryPending } from '../../../lib/query-view';
import { type Outputs, trpc } from '../../../lib/trpc';
import classes from './own-page.module.css';
import { OwnRecords } from './own-records';

type Own = Outputs['users']['ownCollaborator']['read'];

/** A collaborator's home (U15): its totals, its data, its code, and who came through it. */
export function OwnPage() {
  const { language } = useLanguage();
  const labels = ownCollaborator[language];
  const own = trpc.users.ownCollaborator.read.useQuery();
  if (own.data === undefined) return <QueryPending query={own} />;
  const { data } = own;
  return (
    <Stack gap="xl">
      <Title order={2}>{labels.title}</Title>
      <Totals totals={data.totals} />
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="xl">
        <Data own={data} />
        <Stack gap="xl">
          <Code own={data} />
          <BookingLink collaboratorId={data.id} />
        </Stack>
      </SimpleGrid>
      <OwnRecords kind="bookings" title={labels.bookings} empty={labels.noBookings} pages={labels.pagesOfBookings} />
      <OwnRecords kind="visits" title={labels.visitors} empty={labels.noVisits} pages={labels.pagesOfVisits} />
    </Stack>
  );
}

function Totals({ totals }: { totals: Own['totals'] }) {
  const { language } = useLanguage();
  const labels = ownCollaborator[language];
  const tiles = [
    { label: labels.bookings, value: totals.bookings, detail: labels.bookingsDetail(totals.people) },
    { label: labels.visitors, value: totals.visitors, detail: labels.visitorsDetail(totals.visits) },
  ];
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }}>
      {tiles.map(({ label, value, detail }) => (
        <Card key={label}>
          <Text c="dimmed">{label}</Text>
          <Text fz={32} fw={700} lh={1.2}>
            {formatNumber(value, language)}
          </Text>
          <Text size="sm">{detail}</Text>
        </Card>
      ))}
    </SimpleGrid>
  );
}

function Data({ own }: { own: Own }) {
  const { language } = useLanguage();
  const labels = ownCollaborator[language];
  const facts = [
    [labels.fields.companyName, own.companyName],
    [labels.fields.contact, `${own.firstName} ${own.lastName}`.trim()],
    [labels.fields.postalCode, own.postalCode],
    [labels.fields.locality, own.locality],
    [labels.fields.province, own.province],
    [labels.fields.email, own.email],
    [labels.fields.phone, own.phone],
    [labels.fields.website, own.website],
    [labels.fields.territory, own.territory?.[language] ?? ''],
    [labels.fields.services, own.services],
  ] as const;
  return (
    <Card component="section" aria-labelledby="own-data">
      <Title order={2} id="own-data" mb="md">
        {labels.data}
      </Title>
      {own.imageUrl !== null && (
        <Image src={own.imageUrl} alt={labels.logoOf(own.companyName)} className={classes.logo} mb="md" />
      )}
      <dl className={classes.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value === '' ? labels.none : value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function Code({ own }: { own: Own }) {
  const { language } = useLanguage();
  const labels = ownCollaborator[language];
  return (
    <Card component="section" aria-labelledby="own-code">
      <Title order={2} id="own-code" mb="xs">
        {labels.qr}
      </Title>
      <Text mb="md">{labels.qrHint}</Text>
      <Group gap="lg" align="flex-start">
        <img src={qrAddress(own.id)} alt={labels.qr} width={220} height={220} className={classes.code} />
        <Stack gap="sm" align="flex-start">
          <Button
            component="a"
            href={posterAddress(own.id, language)}
            target="_blank"
            leftSection={<IconPrinter size={18} stroke={1.6} aria-hidden />}
          >
            {labels.poster}
          </Button>
          <Button
            component="a"
            href={posterAddress(own.id, 'es-pt')}
            target="_blank"
            variant="default"
            leftSection={<IconPrinter size={18} stroke={1.6} aria-hidden />}
          >
            {labels.posterBoth}
          </Button>
          <Button
            component="a"
            href={checkpointAddress(own.id)}
            target="_blank"
            variant="default"
            leftSection={<IconScan size={18} stroke={1.6} aria-hidden />}
          >
            {labels.openCheckpoint}
          </Button>
        </Stack>
      </Group>
    </Card>
  );
}

/** The link that a collaborator sends to its guests (B9). */
function BookingLink({ collaboratorId }: { collaboratorId: number }) {
  const labels = ownCollaborator[useLanguage().language];
  const address = `${window.location.origin}${earlyAccessAddress(collaboratorId)}`;
  const copy = async () => {
    const copied = await copyText(address);
    notifications.show({
      color: copied ? 'holm' : 'clay',
      message: copied ? labels.copied : labels.notCopied,
    });
  };
  return (
    <Card component="section" aria-labelledby="own-link">
      <Title order={2} id="own-link" mb="xs">
        {labels.link}
      </Title>
      <Text mb="md">{labels.linkHint}</Text>
      <Text component="p" mb="md" className={classes.link}>
        <code>{address}</code>
      </Text>
      <Group gap="sm">
        <Button onClick={() => void copy()} leftSection={<IconCopy size={18} stroke={1.6} aria-hidden />}>
          {labels.copy}
        </Button>
        <Button component="a" href={address} target="_blank" variant="default">
          {labels.openLink}
        </Button>
      </Group>
    </Card>
  );
}

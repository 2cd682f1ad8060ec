import { inbox } from '@dehesa/i18n/backoffice/inbox';
import { Button, Group, Modal, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconUsersGroup } from '@tabler/icons-react';
import { LinkAnchor } from '../../../lib/addresses/links';
import { useTextsOf } from '../../../lib/backoffice-language';
import type { Outputs } from '../../../lib/trpc';
import { ConvertGroupForm } from './convert-group-form';

type GroupRequest = NonNullable<NonNullable<Outputs['config']['inbox']['conversation']['enquiry']>['group']>;

/** What a group asks for, and the reservation that was made of it or the way to make one (B83). */
export function GroupFacts({
  id,
  name,
  activityId,
  group,
}: {
  /** The conversation's. */
  id: number;
  name: string;
  activityId: number;
  group: GroupRequest;
}) {
  const { group: texts } = useTextsOf(inbox);
  const [opened, dialog] = useDisclosure(false);
  const { organisation, wishedDate, reservation } = group;
  const facts = [
    [texts.organisation, organisation],
    [texts.people, texts.size(group)],
    [texts.wishedDate, wishedDate],
  ];
  return (
    <>
      {facts.map(
        ([label, value]) =>
          value !== '' && (
            <Text key={label}>
              <Text span c="dimmed">
                {label}:
              </Text>{' '}
              {value}
            </Text>
          ),
      )}
      {reservation === null ? (
        <Group>
          <Button leftSection={<IconUsersGroup size={18} stroke={1.6} aria-hidden />} onClick={dialog.open}>
            {texts.convert}
          </Button>
        </Group>
      ) : (
        <Text>
          <LinkAnchor to="/actividades/edit/reserva" search={{ id: reservation.id }}>
            {texts.converted(reservation.reference)}
          </LinkAnchor>
        </Text>
      )}
      <Modal opened={opened} onClose={dialog.close} title={texts.title(name)}>
        <ConvertGroupForm id={id} activityId={activityId} group={group} onClose={dialog.close} />
      </Modal>
    </>
  );
}

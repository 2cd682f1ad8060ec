import { personalDataTexts } from '@dehesa/i18n/backoffice/personal-data';
import { formatInstant, formatNumber } from '@dehesa/i18n/formats';
import { Alert, Button, Card, Checkbox, Group, Modal, Stack, Text, Title } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useLanguage, useTextsOf } from '../../../../lib/backoffice-language';
import { type Outputs, trpc } from '../../../../lib/trpc';
import { Refusal, refusalGoesOn } from '../../../../lib/refusal';
import classes from './erasure-report.module.css';
import type { AskedPerson, Found } from './person-search';
import { DialogButtons } from '@dehesa/ui';

interface EraseDialogProps {
  opened: boolean;
  asked: AskedPerson;
  /** The chosen rows. */
  people: Found['people'];
  account: boolean;
  messages: number;
  importRows: number;
  onClose: () => void;
  onErased: (erasure: Erasure) => void;
}

/** Says what goes, asks whether the person is that person and, for coming reservations, whether to cancel them. */
export function EraseDialog({ opened, onClose, ...erased }: EraseDialogProps) {
  const { dialog: texts } = useTextsOf(personalDataTexts);
  return (
    <Modal opened={opened} onClose={onClose} title={texts.title} size="lg" closeOnClickOutside={false}>
      <Question onClose={onClose} {...erased} />
    </Modal>
  );
}

function Question({
  asked,
  people,
  account,
  messages,
  importRows,
  onClose,
  onErased,
}: Omit<EraseDialogProps, 'opened'>) {
  const { dialog: texts, person } = useTextsOf(personalDataTexts);
  const utils = trpc.useUtils();
  const erase = trpc.config.personalData.erase.useMutation();
  const coming = new Set(people.filter((one) => one.coming).map(({ reservationId }) => reservationId)).size;
  const [sure, setSure] = useState(false);
  const [cancelComing, setCancelComing] = useState(false);
  const [tried, setTried] = useState(false);
  const sureBox = useRef<HTMLInputElement>(null);
  const comingBox = useRef<HTMLInputElement>(null);

  async function confirm() {
    setTried(true);
    if (coming > 0 && !cancelComing) return comingBox.current?.focus();
    if (!sure) return sureBox.current?.focus();
    try {
      const done = await erase.mutateAsync({ ...asked, people: people.map(({ id }) => id), account, cancelComing });
      onErased(done);
    } catch {
      // Shown below by the mutation's own state.
      return undefined;
    }
    return Promise.all([utils.config.personalData.invalidate(), utils.reservations.invalidate()]);
  }

  return (
    <Stack gap="md" {...refusalGoesOn(erase)}>
      <Alert color="clay" variant="light">
        <Text c="var(--dehesa-ink)">{texts.warning}</Text>
      </Alert>
      <Text>{texts.what(person.rows(people.length), person.messages(messages))}</Text>
      {importRows > 0 && <Text>{texts.importRows(person.importRows(importRows))}</Text>}
      {account && <Text>{texts.account}</Text>}
      {coming > 0 && (
        <>
          <Text>{texts.coming(coming)}</Text>
          <Checkbox
            ref={comingBox}
            label={texts.cancelComing}
            checked={cancelComing}
            error={tried && !cancelComing && texts.unticked}
            onChange={(event) => setCancelComing(event.currentTarget.checked)}
          />
        </>
      )}
      <Checkbox
        ref={sureBox}
        label={texts.sure}
        checked={sure}
        error={tried && !sure && texts.unticked}
        onChange={(event) => setSure(event.currentTarget.checked)}
      />
      <Refusal error={erase.error} />
      <DialogButtons
        cancelLabel={texts.cancel}
        onCancel={onClose}
        acceptLabel={texts.confirm}
        onAccept={confirm}
        color="clay"
        busy={erase.isPending}
      />
    </Stack>
  );
}

export type Erasure = Outputs['config']['personalData']['erase'];

/** What was erased, in numbers: who asked for it may have it. */
export function ErasureReport({ erasure, onClose }: { erasure: Erasure; onClose: () => void }) {
  const { report: texts } = useTextsOf(personalDataTexts);
  const { language } = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const kinds = ['people', 'reservations', 'cancelled', 'messages', 'conversations', 'accounts', 'importRows'] as const;
  return (
    <Card withBorder component="section" aria-label={texts.title}>
      <Stack gap="sm">
        <Title order={3} size="h4" ref={heading} tabIndex={-1}>
          {texts.title}
        </Title>
        <Text>{texts.at(formatInstant(erasure.at, language))}</Text>
        <dl className={classes.counts}>
          {kinds.map((kind) => (
            <div key={kind}>
              <dt>{texts[kind]}</dt>
              <dd>{formatNumber(erasure[kind], language)}</dd>
            </div>
          ))}
        </dl>
        <Group>
          <Button variant="default" onClick={onClose}>
            {texts.close}
          </Button>
        </Group>
      </Stack>
    </Card>
  );
}

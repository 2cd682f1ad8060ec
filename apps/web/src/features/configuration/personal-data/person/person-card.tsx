import { isEmail } from '@dehesa/domain/identity';
import { personalDataTexts } from '@dehesa/i18n/backoffice/personal-data';
import { Button, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { useTextsOf } from '../../../../lib/backoffice-language';
import { trpc } from '../../../../lib/trpc';
import { TabCard } from '../tab-card';
import { type Erasure, ErasureReport } from './erase-dialog';
import { FoundData } from './found-data';
import type { AskedPerson } from './person-search';
import { Refusal } from '../../../../lib/refusal';

/** What is held of a person who asks: found, exported, erased (B46). What was typed stays out of addresses. */
export function PersonCard() {
  const { person: texts } = useTextsOf(personalDataTexts);
  const find = trpc.config.personalData.find.useMutation();
  const [typed, setTyped] = useState<AskedPerson>({ email: '', identity: '' });
  const [asked, setAsked] = useState<AskedPerson>();
  const [problem, setProblem] = useState<string>();
  const [erasure, setErasure] = useState<Erasure>();
  const field = useRef<HTMLInputElement>(null);

  function search(event: FormEvent) {
    event.preventDefault();
    const email = typed.email.trim();
    const identity = typed.identity.trim();
    if (email === '' && identity === '') return refuse(texts.missing);
    if (email !== '' && !isEmail(email)) return refuse(texts.emailInvalid);
    setErasure(undefined);
    setAsked({ email, identity });
    find.mutate({ email, identity });
  }

  function refuse(text: string) {
    setProblem(text);
    field.current?.focus();
  }

  function change(change: Partial<AskedPerson>) {
    setTyped({ ...typed, ...change });
    setProblem(undefined);
  }

  return (
    <TabCard title={texts.title} introduction={texts.introduction}>
      <form noValidate autoComplete="off" onSubmit={search}>
        <Stack gap="md" align="flex-start">
          <SimpleGrid cols={{ base: 1, sm: 2 }} w="100%" maw={720}>
            <TextInput
              ref={field}
              type="email"
              label={texts.email}
              maxLength={80}
              value={typed.email}
              error={problem}
              onChange={(event) => change({ email: event.currentTarget.value })}
            />
            <TextInput
              label={texts.identity}
              maxLength={20}
              value={typed.identity}
              onChange={(event) => change({ identity: event.currentTarget.value })}
            />
          </SimpleGrid>
          <Button type="submit" loading={find.isPending}>
            {texts.search}
          </Button>
        </Stack>
      </form>
      <Refusal error={find.error} />
      {erasure && <ErasureReport erasure={erasure} onClose={() => setErasure(undefined)} />}
      {find.data && asked && !erasure && (
        <FoundData
          key={find.submittedAt}
          asked={asked}
          found={find.data}
          onErased={(done) => {
            setErasure(done);
            find.reset();
          }}
        />
      )}
    </TabCard>
  );
}

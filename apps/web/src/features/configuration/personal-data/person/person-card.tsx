import { isEmail } from '@dehesa/domain/identity';
import { personalDataTexts } from '@dehesa/i18n/backoffice/personal-data';
import { SectionCard } from '@dehesa/ui';
import { Button, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTextsOf } from '../../../../lib/backoffice-language';
import { trpc } from '../../../../lib/trpc';
import { type Erasure, ErasureReport } from './erase-dialog';
import { FoundData } from './found-data';
import type { AskedPerson } from './person-search';
import { Refusal, refusalGoesOn } from '../../../../lib/refusal';
import { useZodForm } from '../../../../lib/forms/use-zod-form';
import type { FormProblems } from '../../../../lib/forms/zod-check';

/** What is held of a person who asks: found, exported, erased (B46). What was typed stays out of addresses. */
export function PersonCard() {
  const { person: texts } = useTextsOf(personalDataTexts);
  const find = trpc.config.personalData.find.useMutation();
  const [asked, setAsked] = useState<AskedPerson>();
  const [erasure, setErasure] = useState<Erasure>();
  const { form, lock, attributes } = useZodForm<AskedPerson>({
    initialValues: { email: '', identity: '' },
    check: (typed): FormProblems => {
      const email = typed.email.trim();
      if (email === '') return typed.identity.trim() === '' ? { email: texts.missing } : {};
      return isEmail(email) ? {} : { email: texts.emailInvalid };
    },
    save: (typed) => {
      const person = { email: typed.email.trim(), identity: typed.identity.trim() };
      setErasure(undefined);
      setAsked(person);
      return find.mutateAsync(person);
    },
  });

  return (
    <SectionCard title={texts.title} hint={texts.introduction}>
      <form autoComplete="off" {...attributes} {...refusalGoesOn(find)}>
        <Stack gap="md" align="flex-start">
          <SimpleGrid cols={{ base: 1, sm: 2 }} w="100%" maw={720}>
            <TextInput type="email" label={texts.email} maxLength={80} {...form.getInputProps('email')} />
            <TextInput
              label={texts.identity}
              maxLength={20}
              {...form.getInputProps('identity')}
              // Either of the two is enough.
              onInput={() => form.clearFieldError('email')}
            />
          </SimpleGrid>
          <Button type="submit" loading={lock.locked}>
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
    </SectionCard>
  );
}

import type { EnquiryKind } from '@dehesa/domain/inbox';
import { isRecord } from '@dehesa/domain/is-record';
import type { Language } from '@dehesa/domain/languages';
import type { EnquiryTexts } from '@dehesa/i18n/enquiry';
import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react';
import { LiveButton } from '../../../lib/live/live-button';
import { useLanguage, useTexts } from '../../../lib/page-texts';
import { keepInTab, readFromTab } from '../booking/draft/tab-storage';

const enquiryTexts: Readonly<Record<Language, () => Promise<EnquiryTexts>>> = {
  es: async () => (await import('@dehesa/i18n/locales/es/enquiry')).enquiry,
  pt: async () => (await import('@dehesa/i18n/locales/pt/enquiry')).enquiry,
  en: async () => (await import('@dehesa/i18n/locales/en/enquiry')).enquiry,
};

interface FormProps<Activity> {
  activity: Activity;
  texts: EnquiryTexts;
  onClose: () => void;
}

type Loaded<Activity> = { Form: ComponentType<FormProps<Activity>>; texts: EnquiryTexts };

/** A button that opens a form in its place. What was typed in it and not sent opens it again on a reload. */
export function OpenedForm<Activity extends { slug: string }>({
  name,
  activity,
  text,
  open,
  load,
}: {
  name: EnquiryKind;
  activity: Activity;
  text: string;
  open: string;
  load: () => Promise<ComponentType<FormProps<Activity>>>;
}) {
  const labels = useTexts().ask;
  const language = useLanguage();
  const [state, setState] = useState<'closed' | 'opening' | 'failed' | Loaded<Activity>>('closed');
  const box = useRef<HTMLDivElement>(null);
  const key = `dehesa-${name}:${activity.slug}`;
  const openForm = async (byHand: boolean) => {
    setState('opening');
    try {
      const [Form, texts] = await Promise.all([load(), enquiryTexts[language]()]);
      setState({ Form, texts });
      if (byHand) requestAnimationFrame(() => box.current?.querySelector<HTMLElement>('textarea, input')?.focus());
    } catch {
      setState('failed');
    }
  };
  const reopen = useEffectEvent(() => {
    const kept = readFromTab(key);
    if (isRecord(kept) && kept['closed'] !== true) void openForm(false);
  });
  useEffect(() => reopen(), []);
  if (typeof state === 'object') {
    const { Form, texts } = state;
    // What was typed is there again once it is opened.
    const close = () => {
      const kept = readFromTab(key);
      if (isRecord(kept)) keepInTab(key, { ...kept, closed: true });
      setState('closed');
    };
    return (
      <div ref={box}>
        <Form activity={activity} texts={texts} onClose={close} />
      </div>
    );
  }
  return (
    <>
      <p>{text}</p>
      <p role="status">{state === 'failed' && labels.failed}</p>
      <LiveButton
        type="button"
        className="button button-secondary"
        aria-disabled={state === 'opening'}
        onClick={() => void openForm(true)}
      >
        {state === 'opening' ? labels.opening : open}
      </LiveButton>
    </>
  );
}

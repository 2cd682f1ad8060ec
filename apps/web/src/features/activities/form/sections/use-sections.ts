import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';

/** A section of a form as it stands on the screen. */
export interface Section {
  /** Of its heading. */
  id: string;
  title: string;
  /** How many of its fields are wrong. */
  faults: number;
}

export interface Sections {
  sections: readonly Section[];
  /** The one in sight. */
  current: string | undefined;
  /** Brings a section into sight, and the cursor to its heading. */
  go: (id: string) => void;
}

export interface FormWithNodes {
  errors: Readonly<Record<string, unknown>>;
  getInputNode(path: string): HTMLElement | null;
}

/** Sections are read from the screen: each is listed that stands there, in its order and by its heading (U50). */
const isSection = 'section[aria-labelledby]';

/** As far from the top as the bar of the back office and the jump menu reach, and a little more. */
const line = 168;

/** `holder` is the element whose children are the sections. */
export function useSections(form: FormWithNodes, holder: RefObject<HTMLDivElement | null>): Sections {
  const [sections, setSections] = useState<readonly Section[]>([]);
  const [current, setCurrent] = useState<string>();
  const went = useRef<{ id: string; at: number }>(undefined);

  // What stands there is known once it does, after each change of the form, and when a section comes once it was loaded.
  useEffect(() => {
    function read() {
      const found = readSections(holder.current, form);
      setSections((before) => (JSON.stringify(before) === JSON.stringify(found) ? before : found));
      setCurrent((before) => before ?? inSight(holder.current));
    }
    read();
    if (holder.current === null) return undefined;
    const observer = new MutationObserver(read);
    observer.observe(holder.current, { childList: true });
    return () => observer.disconnect();
  }, [form, holder]);

  const look = useEffectEvent(() => {
    const gone = went.current;
    if (gone && Math.abs(window.scrollY - gone.at) < 4) return;
    went.current = undefined;
    setCurrent(inSight(holder.current));
  });
  useEffect(() => {
    let frame = 0;
    function onScroll() {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        look();
      });
    }
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      window.removeEventListener('scroll', onScroll);
      cancelAnimationFrame(frame);
    };
  }, []);

  const go = useCallback((id: string) => {
    const heading = document.getElementById(id);
    heading?.closest(isSection)?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
    went.current = { id, at: window.scrollY };
    setCurrent(id);
  }, []);

  return { sections, current, go };
}

function elementsIn(holder: HTMLElement | null): readonly Element[] {
  return [...(holder?.querySelectorAll(`:scope > ${isSection}`) ?? [])];
}

function headingOf(section: Element): string {
  return section.getAttribute('aria-labelledby') ?? '';
}

function readSections(holder: HTMLElement | null, form: FormWithNodes): readonly Section[] {
  const wrong = Object.keys(form.errors).map((path) => form.getInputNode(path)?.closest(isSection));
  return elementsIn(holder).map((section) => {
    const id = headingOf(section);
    const title = document.getElementById(id)?.textContent ?? '';
    return { id, title, faults: wrong.filter((place) => place === section).length };
  });
}

/** The last section that has begun above the line; at the end of the screen the last one that shows. */
function inSight(holder: HTMLElement | null): string | undefined {
  const all = elementsIn(holder);
  const atEnd = window.scrollY > 0 && window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;
  const begun = all.filter((section) => section.getBoundingClientRect().top <= (atEnd ? window.innerHeight : line));
  const section = begun.at(-1) ?? all[0];
  return section && headingOf(section);
}

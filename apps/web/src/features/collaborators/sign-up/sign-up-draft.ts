import type { TypedBefore } from '../../../lib/forms/typed-before';

/** What a business has typed so far; the logo is kept apart, since no reload can keep a file. */
export interface SignUpDraft {
  companyName: string;
  firstName: string;
  lastName: string;
  postalCode: string;
  locality: string;
  province: string;
  phone: string;
  email: string;
  website: string;
  services: string;
  /** '' for none. */
  territoryId: string;
}

export const emptyDraft: SignUpDraft = {
  companyName: '',
  firstName: '',
  lastName: '',
  postalCode: '',
  locality: '',
  province: '',
  phone: '',
  email: '',
  website: '',
  services: '',
  territoryId: '',
};

const storageKey = 'dehesa-sign-up';

/** The draft of this tab; what is no text of ours is left out. */
export function readDraft(): SignUpDraft {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return emptyDraft;
    const texts = Object.entries(stored).filter(
      ([name, value]) => Object.hasOwn(emptyDraft, name) && typeof value === 'string',
    );
    return { ...emptyDraft, ...Object.fromEntries(texts) };
  } catch {
    return emptyDraft;
  }
}

/** A draft with what was typed into its fields before the page's scripts were there. */
export function withTyped(draft: SignUpDraft, typed: TypedBefore): SignUpDraft {
  const texts = [...typed].filter(([name, value]) => Object.hasOwn(emptyDraft, name) && typeof value === 'string');
  return { ...draft, ...Object.fromEntries(texts) };
}

/** Private windows and full disks refuse storage: the form works without it. */
export function writeDraft(draft: SignUpDraft | null): void {
  try {
    if (draft === null) sessionStorage.removeItem(storageKey);
    else sessionStorage.setItem(storageKey, JSON.stringify(draft));
  } catch {
    // Nothing is kept over a reload then.
  }
}

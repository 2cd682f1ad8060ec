import { activityDeclaration, noActivityTexts } from '@dehesa/domain/activities';
import { keysOfKind } from '@dehesa/domain/field-kinds';
import { emptyInputs, inputKinds } from '../../../lib/forms/declared-values';
import type { StoredActivity } from './form-values';

/** For tests: an activity as the server reads it, on 20 June 2026, with nothing in it but its title. */
export const storedActivity = (own: { title: string } & Partial<StoredActivity>) => {
  const { title, ...others } = own;
  const plain = {
    ...emptyInputs(activityDeclaration, keysOfKind(activityDeclaration, inputKinds)),
    id: 7,
    slug: 'grullas',
    version: 1,
    texts: { es: { ...noActivityTexts, title, description: '<p>Al alba.</p>' }, pt: noActivityTexts },
    companyId: 3,
    territoryId: 1,
    categoryId: 2,
    municipality: 'Serradilla',
    capacity: 12,
    date: '2026-06-20',
    startTime: null,
    endTime: null,
    week: 25,
    firstSchedule: null,
    position: null,
    minimumAge: 0,
    difficulty: null,
    shifts: [],
    questions: [],
    waitingListMode: 'manual',
    reminderHours: [],
    imageId: null,
    imageUrl: null,
    complementary: [],
    guides: [],
    choosableGuideIds: [],
    images: [],
    video: null,
    documents: [],
    related: [],
    ...others,
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the form begins with
  return plain as unknown as StoredActivity;
};

/** What the form of an activity asks for beside it. */
export const choiceAnswers = {
  'auth.session': () => ({ user: { id: 1, role: 0, territoryId: null }, appType: 'actividades' }),
  'activities.companies': () => [
    { id: 3, name: 'Dehesa Despacio' },
    { id: 4, name: 'Guías del Tajo' },
  ],
  'activities.territories': () => [{ id: 1 }, { id: 2 }],
  'activities.categories': () => [{ id: 2, es: 'Senderismo', pt: 'Caminhadas' }],
};

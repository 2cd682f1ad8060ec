/**
 * Whether a guide can still do what they are put down for (B87): `removed` is a guide no more, `noAccess` has an account
 * that opens no more.
 */
export type GuideState = 'active' | 'removed' | 'noAccess';

/** A guide as activities name them. */
export interface ActivityGuide {
  id: number;
  name: string;
  state: GuideState;
}

/** Another outing that a guide has at the same hours; null where the reader may not know which (B22). */
export interface GuideClash {
  guideId: number;
  /** The activity that it stands in the way of; null for one that is not saved yet. */
  activityId: number | null;
  other: { title: { es: string; pt: string }; date: string; startTime: string | null; endTime: string | null } | null;
}

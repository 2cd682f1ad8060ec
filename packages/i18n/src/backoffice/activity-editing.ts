import type { StaffLanguage } from '@dehesa/domain/languages';
import * as conflict from './activity-conflict';
import * as media from './activity-media';
import * as series from './activity-series';

/** Texts of editing an activity that come with its screen: no other one needs them. */
const es = { conflict: conflict.es, media: media.es, series: series.es };
const pt: typeof es = { conflict: conflict.pt, media: media.pt, series: series.pt };

export type ActivityEditingTexts = typeof es;
export const activityEditing: Record<StaffLanguage, ActivityEditingTexts> = { es, pt };

import type { StoredActivity } from '../form-values';

export type RelatedActivity = Pick<StoredActivity['related'][number], 'id' | 'slug' | 'title' | 'imageUrl'>;

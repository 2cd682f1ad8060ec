import type { ActivityInput, ActivityTexts } from '@dehesa/domain/activities';
import type { StaffLanguage } from '@dehesa/domain/languages';
import type { DemoCompany } from '../accounts';
import type { SceneName } from '../scenes/draw-scene';

/** People with a reservation in each state, for one shift or for the whole activity. */
export interface DemoParties {
  shift?: string;
  confirmed?: number;
  pending?: number;
  waiting?: number;
  cancelled?: number;
}

type Given = 'texts' | 'companyId' | 'categoryId' | 'date' | 'imageId' | 'registrationOpensOn' | 'registrationClosesOn';

/** An activity whose dates count from today, with those who booked it. */
export interface DemoActivity extends Omit<Partial<ActivityInput>, Given> {
  scene: SceneName;
  company: DemoCompany;
  /** Spanish name of one of the first categories. */
  category: string;
  /** Days from today; negative ones are past. */
  inDays: number;
  /** Later hours of the same day: a schedule change (B10). */
  movedTo?: { startTime: string; endTime: string };
  opensInDays?: number;
  closesInDays?: number;
  registrationsClosed?: true;
  texts: Record<StaffLanguage, Partial<ActivityTexts> & Pick<ActivityTexts, 'title' | 'description'>>;
  territoryId: 1 | 2;
  municipality: string;
  capacity: number;
  booked: readonly DemoParties[];
}

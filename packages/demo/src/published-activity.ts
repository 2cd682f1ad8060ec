import type { DemoActivity } from './activities/demo-activity';

export interface PublishedActivity {
  id: number;
  date: string;
  companyId: number;
  shifts: ReadonlyMap<string, number>;
  demo: DemoActivity;
  picture: Buffer;
}

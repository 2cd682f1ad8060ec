import type { PublicPage } from '@dehesa/server/public-page';

export type AttendancePageData = Extract<PublicPage, { kind: 'attendance' }>;
export type Question = NonNullable<AttendancePageData['question']>;

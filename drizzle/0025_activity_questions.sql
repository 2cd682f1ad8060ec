ALTER TABLE "activities" ADD COLUMN "questions" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "answers" jsonb;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "answers" jsonb;
ALTER TABLE "activities" ADD COLUMN "distance_metres" integer;--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "difficulty" text;--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "free" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "activity_texts" ADD COLUMN "price" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "activity_texts" ADD COLUMN "guide_languages" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "activity_texts" ADD COLUMN "accessibility" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "activity_texts" ADD COLUMN "bad_weather" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_distance" CHECK ("activities"."distance_metres" > 0);--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_difficulty" CHECK ("activities"."difficulty" in ('easy', 'moderate', 'hard'));
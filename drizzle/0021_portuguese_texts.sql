ALTER TABLE "activity_texts" ADD COLUMN "includes" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "activity_texts" ADD COLUMN "meeting_point" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- What is included and where one meets were one text for all: they are the Spanish ones.
UPDATE "activity_texts" SET "includes" = "activities"."includes", "meeting_point" = "activities"."meeting_point"
FROM "activities" WHERE "activities"."id" = "activity_texts"."activity_id" AND "activity_texts"."language" = 'es';--> statement-breakpoint
ALTER TABLE "activities" DROP COLUMN "meeting_point";--> statement-breakpoint
ALTER TABLE "activities" DROP COLUMN "includes";

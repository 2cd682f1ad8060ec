ALTER TABLE "activities" ADD COLUMN "minimum_people" integer;--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_minimum_people" CHECK ("activities"."minimum_people" >= 1);
ALTER TABLE "reservations" ADD COLUMN "schedule_told_at" timestamp with time zone;--> statement-breakpoint
-- Who held places when a change of the schedule was told to everybody has been told.
UPDATE "reservations" SET "schedule_told_at" = told."at"
FROM (SELECT "activity_id", max("created_at") AS "at" FROM "bulk_messages" WHERE "kind" = 'scheduleChange' GROUP BY "activity_id") told
WHERE "reservations"."activity_id" = told."activity_id" AND "reservations"."created_at" < told."at"
  AND "reservations"."status" IN (1, 2);

-- With the shift in it, a page far down the list by shift is walked to without the table being read. Whoever changes a shift
-- writes an index with it already.
DROP INDEX "reservations_created_idx";--> statement-breakpoint
CREATE INDEX "reservations_created_idx" ON "reservations" USING btree ("created_at","id") INCLUDE ("shift_id") WHERE "reservations"."status" <> 4;
-- With the reservation in it, which takes no room, messages of one state are put to their activities without being read.
DROP INDEX "messages_status_idx";--> statement-breakpoint
CREATE INDEX "messages_status_idx" ON "messages" USING btree ("status","created_at","id") INCLUDE ("reservation_id") WHERE "messages"."status" not in ('queued', 'sending');
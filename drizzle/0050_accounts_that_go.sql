-- Without them each account that goes, and each reservation, has these tables read whole. What visitors book is in none of them.
CREATE INDEX "check_in_ticks_ticked_by_idx" ON "check_in_ticks" USING btree ("ticked_by") WHERE "check_in_ticks"."ticked_by" is not null;--> statement-breakpoint
CREATE INDEX "conversation_messages_sent_by_idx" ON "conversation_messages" USING btree ("sent_by") WHERE "conversation_messages"."sent_by" is not null;--> statement-breakpoint
CREATE INDEX "attendance_checked_in_by_idx" ON "attendance" USING btree ("checked_in_by") WHERE "attendance"."checked_in_by" is not null;--> statement-breakpoint
CREATE INDEX "notification_reads_reservation_idx" ON "notification_reads" USING btree ("reservation_id");--> statement-breakpoint
CREATE INDEX "reservations_created_by_idx" ON "reservations" USING btree ("created_by") WHERE "reservations"."created_by" is not null;
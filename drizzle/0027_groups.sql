ALTER TABLE "enquiries" DROP CONSTRAINT "enquiries_kind";--> statement-breakpoint
ALTER TABLE "reservations" DROP CONSTRAINT "reservations_party_size";--> statement-breakpoint
ALTER TABLE "check_in_ticks" ADD COLUMN "unnamed" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "organisation" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "adults" smallint;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "minors" smallint;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "wished_date" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "reservation_id" integer;--> statement-breakpoint
ALTER TABLE "attendance" ADD COLUMN "unnamed" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "unnamed_adults" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "unnamed_minors" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "enquiries_reservation_unique" ON "enquiries" USING btree ("reservation_id");--> statement-breakpoint
ALTER TABLE "check_in_ticks" ADD CONSTRAINT "check_in_ticks_unnamed" CHECK ("check_in_ticks"."unnamed" between 0 and 199);--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_group" CHECK (case when "enquiries"."kind" = 'group' then coalesce("enquiries"."adults" >= 1 and "enquiries"."minors" >= 0 and "enquiries"."adults" + "enquiries"."minors" between 5 and 200, false)
        else "enquiries"."adults" is null and "enquiries"."minors" is null and "enquiries"."reservation_id" is null end);--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_kind" CHECK ("enquiries"."kind" in ('question', 'group'));--> statement-breakpoint
ALTER TABLE "attendance" ADD CONSTRAINT "attendance_unnamed" CHECK ("attendance"."unnamed" between 0 and 199);--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_unnamed" CHECK ("reservations"."unnamed_adults" >= 0 and "reservations"."unnamed_minors" >= 0 and "reservations"."unnamed_adults" + "reservations"."unnamed_minors" < 200);--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_party_size" CHECK ("reservations"."party_size" - "reservations"."unnamed_adults" - "reservations"."unnamed_minors" between 1 and 4);
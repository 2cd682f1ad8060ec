CREATE TABLE "check_in_ticks" (
	"nonce" uuid PRIMARY KEY NOT NULL,
	"reservation_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	"mark" text NOT NULL,
	"replaces" uuid[] DEFAULT '{}' NOT NULL,
	"device" text DEFAULT '' NOT NULL,
	"ticked_at" timestamp with time zone NOT NULL,
	"ticked_by" integer,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "check_in_ticks_mark" CHECK ("check_in_ticks"."mark" in ('present', 'absent', 'open'))
);
--> statement-breakpoint
CREATE TABLE "bulk_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bulk_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"activity_id" integer NOT NULL,
	"kind" text NOT NULL,
	"recipients" integer NOT NULL,
	"sent_by" integer,
	"key_hash" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bulk_messages_kind" CHECK ("bulk_messages"."kind" in ('pending', 'waiting', 'confirmed', 'scheduleChange'))
);
--> statement-breakpoint
CREATE TABLE "legal_text_versions" (
	"kind" text NOT NULL,
	"language" text NOT NULL,
	"version" integer NOT NULL,
	"html" text NOT NULL,
	"saved_by" integer,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "legal_text_versions_kind_language_version_pk" PRIMARY KEY("kind","language","version"),
	CONSTRAINT "legal_text_versions_kind" CHECK ("legal_text_versions"."kind" in ('privacy', 'cookies', 'notice')),
	CONSTRAINT "legal_text_versions_language" CHECK ("legal_text_versions"."language" in ('es', 'pt'))
);
--> statement-breakpoint
ALTER TABLE "activities" DROP CONSTRAINT "activities_waiting_list_mode";--> statement-breakpoint
ALTER TABLE "waiting_list_offers" DROP CONSTRAINT "waiting_list_offers_status";--> statement-breakpoint
ALTER TABLE "visits" DROP CONSTRAINT "visits_collaborator_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "visits" ALTER COLUMN "collaborator_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "offer_hours" smallint DEFAULT 12 NOT NULL;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "booked_name" text;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "offered_places" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "waiting_list_offers" ADD COLUMN "offered_by" integer;--> statement-breakpoint
ALTER TABLE "waiting_list_offers" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "check_in_ticks" ADD CONSTRAINT "check_in_ticks_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_in_ticks" ADD CONSTRAINT "check_in_ticks_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_in_ticks" ADD CONSTRAINT "check_in_ticks_ticked_by_users_id_fk" FOREIGN KEY ("ticked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_messages" ADD CONSTRAINT "bulk_messages_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_messages" ADD CONSTRAINT "bulk_messages_sent_by_users_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legal_text_versions" ADD CONSTRAINT "legal_text_versions_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "check_in_ticks_person_idx" ON "check_in_ticks" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "check_in_ticks_reservation_idx" ON "check_in_ticks" USING btree ("reservation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "bulk_messages_key_unique" ON "bulk_messages" USING btree ("key_hash");--> statement-breakpoint
CREATE INDEX "bulk_messages_activity_idx" ON "bulk_messages" USING btree ("activity_id","kind","id");--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_collaborator_id_users_id_fk" FOREIGN KEY ("collaborator_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_list_offers" ADD CONSTRAINT "waiting_list_offers_offered_by_users_id_fk" FOREIGN KEY ("offered_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attendance_person_idx" ON "attendance" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "waiting_list_offers_reservation_idx" ON "waiting_list_offers" USING btree ("reservation_id");--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_offer_hours" CHECK ("activities"."offer_hours" between 1 and 168);--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_waiting_list_mode" CHECK ("activities"."waiting_list_mode" in ('none', 'manual', 'offer', 'automatic'));--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_offered" CHECK ("reservations"."offered_places" >= 0 and ("reservations"."offered_places" = 0 or "reservations"."status" = 3));--> statement-breakpoint
ALTER TABLE "waiting_list_offers" ADD CONSTRAINT "waiting_list_offers_places" CHECK ("waiting_list_offers"."places" > 0);--> statement-breakpoint
ALTER TABLE "waiting_list_offers" ADD CONSTRAINT "waiting_list_offers_closed" CHECK (("waiting_list_offers"."status" = 'open') = ("waiting_list_offers"."closed_at" is null));--> statement-breakpoint
ALTER TABLE "waiting_list_offers" ADD CONSTRAINT "waiting_list_offers_status" CHECK ("waiting_list_offers"."status" in ('open', 'accepted', 'declined', 'expired', 'withdrawn'));
--> statement-breakpoint
-- Tells `activity_changed` whose board has to be read anew: '<activity>:<what>'. Equal ones of a transaction are one.
CREATE FUNCTION notify_activity_changed() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    PERFORM pg_notify('activity_changed', OLD.activity_id || ':' || TG_ARGV[0]);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    PERFORM pg_notify('activity_changed', NEW.activity_id || ':' || TG_ARGV[0]);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- The same for what hangs on a reservation; a reservation that is gone has told of it itself.
CREATE FUNCTION notify_reservation_changed() RETURNS trigger
  LANGUAGE plpgsql
  SET search_path = public, pg_catalog
  AS $$
DECLARE
  changed integer;
BEGIN
  SELECT activity_id INTO changed FROM reservations
    WHERE id = CASE TG_OP WHEN 'DELETE' THEN OLD.reservation_id ELSE NEW.reservation_id END;
  IF FOUND THEN
    PERFORM pg_notify('activity_changed', changed || ':' || TG_ARGV[0]);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION notify_own_change() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  PERFORM pg_notify('activity_changed', NEW.id || ':' || TG_ARGV[0]);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER reservations_changed AFTER INSERT OR UPDATE OR DELETE ON reservations
  FOR EACH ROW EXECUTE FUNCTION notify_activity_changed('reservations');
--> statement-breakpoint
-- A booking and a change of state write people as well; those have told of it by the reservation's row.
CREATE TRIGGER people_changed AFTER UPDATE ON people
  FOR EACH ROW WHEN (OLD.live AND NEW.live) EXECUTE FUNCTION notify_activity_changed('reservations');
--> statement-breakpoint
CREATE TRIGGER attendance_changed AFTER INSERT OR UPDATE OR DELETE ON attendance
  FOR EACH ROW EXECUTE FUNCTION notify_reservation_changed('attendance');
--> statement-breakpoint
CREATE TRIGGER visits_changed AFTER INSERT OR DELETE ON visits
  FOR EACH ROW EXECUTE FUNCTION notify_reservation_changed('attendance');
--> statement-breakpoint
CREATE TRIGGER waiting_list_offers_changed AFTER INSERT OR UPDATE OR DELETE ON waiting_list_offers
  FOR EACH ROW EXECUTE FUNCTION notify_reservation_changed('reservations');
--> statement-breakpoint
-- Title, schedule, capacity and shifts: each of them is saved with the activity's row.
CREATE TRIGGER activities_changed AFTER UPDATE ON activities
  FOR EACH ROW EXECUTE FUNCTION notify_own_change('places');

--> statement-breakpoint
-- The live list of an activity hears of ticks that change no attendance too: "did not come" is one.
CREATE TRIGGER check_in_ticks_changed AFTER INSERT ON check_in_ticks
  FOR EACH ROW EXECUTE FUNCTION notify_reservation_changed('attendance');
--> statement-breakpoint
-- Who was checked in before there were ticks was ticked once.
UPDATE attendance SET nonce = gen_random_uuid() WHERE nonce IS NULL AND undone_at IS NULL;
--> statement-breakpoint
INSERT INTO check_in_ticks (nonce, reservation_id, person_id, mark, ticked_at, ticked_by, received_at)
  SELECT nonce, reservation_id, person_id, 'present', checked_in_at, checked_in_by, checked_in_at
  FROM attendance WHERE undone_at IS NULL;

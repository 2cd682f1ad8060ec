ALTER TABLE "messages" DROP CONSTRAINT "messages_status";--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "handed_over_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "possibly_repeated" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "delivered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "read_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "messages_provider_idx" ON "messages" USING btree ("provider_id") WHERE "messages"."channel" = 'whatsapp' and "messages"."provider_id" is not null;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_status" CHECK ("messages"."status" in ('queued', 'sending', 'sent', 'delivered', 'read', 'kept', 'suppressed', 'failed'));--> statement-breakpoint
ALTER TABLE "templates" ADD COLUMN "provider_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "whatsapp_consent_at" timestamp with time zone;--> statement-breakpoint
CREATE TABLE "booking_notices" (
	"reservation_id" integer PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "territories" ADD COLUMN "admins_told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "booking_notices" ADD CONSTRAINT "booking_notices_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE TABLE "reservation_reminders" (
	"reservation_id" integer NOT NULL,
	"hours" smallint NOT NULL,
	"for_date" date NOT NULL,
	"queued_at" timestamp with time zone NOT NULL,
	"reached" boolean DEFAULT true NOT NULL,
	CONSTRAINT "reservation_reminders_reservation_id_for_date_hours_pk" PRIMARY KEY("reservation_id","for_date","hours")
);
--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "reminder_hours" smallint[] DEFAULT '{168,48}'::smallint[] NOT NULL;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "attendance_answer" text;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "attendance_answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "attendance_for_date" date;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "attendance_released" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "reminders_off_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reservation_reminders" ADD CONSTRAINT "reservation_reminders_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_reminder_hours" CHECK ("activities"."reminder_hours" <@ '{168,72,48,24}'::smallint[]);--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_attendance_answer" CHECK ("reservations"."attendance_answer" in ('coming', 'cancelled'));--> statement-breakpoint
-- The board of an activity shows whose reminder is out.
CREATE TRIGGER reservation_reminders_changed AFTER INSERT ON reservation_reminders
  FOR EACH ROW EXECUTE FUNCTION notify_reservation_changed('reservations');--> statement-breakpoint
ALTER TABLE "files" DROP CONSTRAINT "files_kind";--> statement-breakpoint
ALTER TABLE "conversation_messages" ADD COLUMN "kind" text DEFAULT 'text' NOT NULL;--> statement-breakpoint
ALTER TABLE "conversation_messages" ADD COLUMN "reply_to" text;--> statement-breakpoint
ALTER TABLE "conversation_messages" ADD COLUMN "latitude" double precision;--> statement-breakpoint
ALTER TABLE "conversation_messages" ADD COLUMN "longitude" double precision;--> statement-breakpoint
ALTER TABLE "conversation_messages" ADD COLUMN "media_id" text;--> statement-breakpoint
ALTER TABLE "conversation_messages" ADD COLUMN "media_state" text;--> statement-breakpoint
ALTER TABLE "conversation_messages" ADD COLUMN "file_id" uuid;--> statement-breakpoint
ALTER TABLE "conversation_messages" ADD COLUMN "file_name" text;--> statement-breakpoint
ALTER TABLE "conversation_messages" ADD COLUMN "message_id" integer;--> statement-breakpoint
ALTER TABLE "conversation_messages" ADD COLUMN "sent_by" integer;--> statement-breakpoint
ALTER TABLE "conversation_messages" ADD COLUMN "client_key" uuid;--> statement-breakpoint
ALTER TABLE "conversation_messages" ADD CONSTRAINT "conversation_messages_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_messages" ADD CONSTRAINT "conversation_messages_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_messages" ADD CONSTRAINT "conversation_messages_sent_by_users_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conversation_messages_unread_idx" ON "conversation_messages" USING btree ("conversation_id","id") WHERE "conversation_messages"."direction" = 'in';--> statement-breakpoint
CREATE INDEX "conversation_messages_file_idx" ON "conversation_messages" USING btree ("file_id") WHERE "conversation_messages"."file_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "conversation_messages_message_unique" ON "conversation_messages" USING btree ("message_id") WHERE "conversation_messages"."message_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "conversation_messages_client_key_unique" ON "conversation_messages" USING btree ("conversation_id","client_key") WHERE "conversation_messages"."client_key" is not null;--> statement-breakpoint
CREATE INDEX "conversation_messages_search_idx" ON "conversation_messages" USING gin (search_fold("body") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "messages_whatsapp_idx" ON "messages" USING btree ("territory_id","recipient","created_at") WHERE "messages"."channel" = 'whatsapp';--> statement-breakpoint
CREATE INDEX "people_booker_phone_idx" ON "people" USING btree (regexp_replace(coalesce("phone_prefix", '') || "phone", '\D', '', 'g')) WHERE "people"."live" and "people"."position" = 0 and "people"."phone" is not null;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_kind" CHECK ("files"."kind" in ('image', 'video', 'document', 'audio'));--> statement-breakpoint
ALTER TABLE "conversation_messages" ADD CONSTRAINT "conversation_messages_kind" CHECK ("conversation_messages"."kind" in ('text', 'image', 'video', 'audio', 'document', 'sticker', 'location', 'contacts', 'reaction', 'template', 'unsupported'));--> statement-breakpoint
ALTER TABLE "conversation_messages" ADD CONSTRAINT "conversation_messages_media_state" CHECK ("conversation_messages"."media_state" in ('pending', 'stored', 'failed', 'tooLarge', 'unsupported'));--> statement-breakpoint
ALTER TABLE "conversation_messages" DROP COLUMN "status";--> statement-breakpoint
-- Open inboxes hear of what is new in their conversations. Told is only whose; screens ask again by the ordinary calls.
CREATE OR REPLACE FUNCTION notify_inbox_changed() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  IF current_setting('dehesa.quiet', true) = 'on' THEN
    RETURN NULL;
  END IF;
  IF TG_TABLE_NAME = 'conversation_messages' THEN
    PERFORM pg_notify('inbox_changed', c.territory_id::text) FROM conversations c WHERE c.id = NEW.conversation_id;
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM pg_notify('inbox_changed', OLD.territory_id::text);
  ELSE
    PERFORM pg_notify('inbox_changed', NEW.territory_id::text);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER conversations_inbox AFTER INSERT OR UPDATE OR DELETE ON conversations
  FOR EACH ROW EXECUTE FUNCTION notify_inbox_changed();
--> statement-breakpoint
CREATE TRIGGER conversation_messages_inbox AFTER INSERT OR UPDATE ON conversation_messages
  FOR EACH ROW EXECUTE FUNCTION notify_inbox_changed();
--> statement-breakpoint
-- E-mails concern no inbox, and of a try on its way there is nothing to see.
CREATE TRIGGER messages_inbox_new AFTER INSERT ON messages
  FOR EACH ROW WHEN (NEW.channel = 'whatsapp' AND NEW.territory_id IS NOT NULL)
  EXECUTE FUNCTION notify_inbox_changed();
--> statement-breakpoint
CREATE TRIGGER messages_inbox_state AFTER UPDATE ON messages
  FOR EACH ROW WHEN (NEW.channel = 'whatsapp' AND NEW.territory_id IS NOT NULL AND NEW.status IS DISTINCT FROM OLD.status AND NEW.status <> 'sending')
  EXECUTE FUNCTION notify_inbox_changed();--> statement-breakpoint
CREATE TABLE "outing_dates" (
	"suspension_id" integer NOT NULL,
	"activity_id" integer NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "outing_dates_suspension_id_activity_id_pk" PRIMARY KEY("suspension_id","activity_id")
);
--> statement-breakpoint
CREATE TABLE "outing_moves" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outing_moves_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"suspension_id" integer NOT NULL,
	"reservation_id" integer NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"held_activity_id" integer,
	"held_shift_id" integer,
	"held_places" smallint DEFAULT 0 NOT NULL,
	"taken_activity_id" integer,
	"expires_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "outing_moves_status" CHECK ("outing_moves"."status" in ('open', 'accepted', 'declined', 'expired', 'withdrawn', 'none')),
	CONSTRAINT "outing_moves_held" CHECK ("outing_moves"."held_places" >= 0 and ("outing_moves"."held_places" = 0 or "outing_moves"."status" = 'open')
        and ("outing_moves"."held_places" = 0) = ("outing_moves"."held_activity_id" is null)
        and ("outing_moves"."held_shift_id" is null or "outing_moves"."held_activity_id" is not null)),
	CONSTRAINT "outing_moves_closed" CHECK (("outing_moves"."status" = 'open') = ("outing_moves"."closed_at" is null)),
	CONSTRAINT "outing_moves_expires" CHECK ("outing_moves"."status" <> 'open' or "outing_moves"."expires_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "outing_suspensions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outing_suspensions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"activity_id" integer NOT NULL,
	"reason" text NOT NULL,
	"words_es" text DEFAULT '' NOT NULL,
	"words_pt" text DEFAULT '' NOT NULL,
	"suspended_by" integer,
	"key_hash" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "outing_suspensions_reason" CHECK ("outing_suspensions"."reason" in ('rain', 'wind', 'fire', 'heat', 'snow', 'flood', 'illness', 'fewPeople', 'other')),
	CONSTRAINT "outing_suspensions_words" CHECK (("outing_suspensions"."words_es" = '') = ("outing_suspensions"."words_pt" = ''))
);
--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "suspended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "outing_dates" ADD CONSTRAINT "outing_dates_suspension_id_outing_suspensions_id_fk" FOREIGN KEY ("suspension_id") REFERENCES "public"."outing_suspensions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outing_dates" ADD CONSTRAINT "outing_dates_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outing_moves" ADD CONSTRAINT "outing_moves_suspension_id_outing_suspensions_id_fk" FOREIGN KEY ("suspension_id") REFERENCES "public"."outing_suspensions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outing_moves" ADD CONSTRAINT "outing_moves_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outing_moves" ADD CONSTRAINT "outing_moves_held_activity_id_activities_id_fk" FOREIGN KEY ("held_activity_id") REFERENCES "public"."activities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outing_moves" ADD CONSTRAINT "outing_moves_taken_activity_id_activities_id_fk" FOREIGN KEY ("taken_activity_id") REFERENCES "public"."activities"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outing_moves" ADD CONSTRAINT "outing_moves_shift_fk" FOREIGN KEY ("held_activity_id","held_shift_id") REFERENCES "public"."shifts"("activity_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outing_suspensions" ADD CONSTRAINT "outing_suspensions_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outing_suspensions" ADD CONSTRAINT "outing_suspensions_suspended_by_users_id_fk" FOREIGN KEY ("suspended_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outing_dates_activity_idx" ON "outing_dates" USING btree ("activity_id");--> statement-breakpoint
CREATE UNIQUE INDEX "outing_moves_once" ON "outing_moves" USING btree ("suspension_id","reservation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "outing_moves_open" ON "outing_moves" USING btree ("reservation_id") WHERE "outing_moves"."status" = 'open';--> statement-breakpoint
CREATE INDEX "outing_moves_reservation_idx" ON "outing_moves" USING btree ("reservation_id");--> statement-breakpoint
CREATE INDEX "outing_moves_taken_idx" ON "outing_moves" USING btree ("taken_activity_id");--> statement-breakpoint
CREATE INDEX "outing_moves_held_idx" ON "outing_moves" USING btree ("held_activity_id","held_shift_id") WHERE "outing_moves"."held_places" > 0;--> statement-breakpoint
CREATE INDEX "outing_moves_expires_idx" ON "outing_moves" USING btree ("expires_at") WHERE "outing_moves"."status" = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "outing_suspensions_activity_unique" ON "outing_suspensions" USING btree ("activity_id");--> statement-breakpoint
CREATE UNIQUE INDEX "outing_suspensions_key_unique" ON "outing_suspensions" USING btree ("key_hash");--> statement-breakpoint
-- Tells the board of the activity whose places are held for somebody of another one, besides the reservation's own.
CREATE FUNCTION notify_held_changed() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.held_activity_id IS NOT NULL THEN
    PERFORM pg_notify('activity_changed', OLD.held_activity_id || ':places');
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.held_activity_id IS NOT NULL THEN
    PERFORM pg_notify('activity_changed', NEW.held_activity_id || ':places');
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER outing_moves_changed AFTER INSERT OR UPDATE OR DELETE ON outing_moves
  FOR EACH ROW EXECUTE FUNCTION notify_reservation_changed('reservations');
--> statement-breakpoint
CREATE TRIGGER outing_moves_held_changed AFTER INSERT OR UPDATE OR DELETE ON outing_moves
  FOR EACH ROW EXECUTE FUNCTION notify_held_changed();

CREATE TABLE "server_faults" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "server_faults_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"reference" text,
	"message" text NOT NULL,
	"exception" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_images" (
	"file_id" uuid PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "statistics_activities" (
	"activity_id" integer PRIMARY KEY NOT NULL,
	"pending" integer NOT NULL,
	"confirmed" integer NOT NULL,
	"waiting" integer NOT NULL,
	"cancelled" integer NOT NULL,
	"pending_people" integer NOT NULL,
	"confirmed_people" integer NOT NULL,
	"waiting_people" integer NOT NULL,
	"spain" integer NOT NULL,
	"portugal" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "statistics_localities" (
	"country" text NOT NULL,
	"province_code" text NOT NULL,
	"spelling" text NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	CONSTRAINT "statistics_localities_country_province_code_spelling_pk" PRIMARY KEY("country","province_code","spelling")
);
--> statement-breakpoint
CREATE TABLE "statistics_origins" (
	"activity_id" integer NOT NULL,
	"country" text NOT NULL,
	"province_code" text NOT NULL,
	"locality" text NOT NULL,
	"total" integer NOT NULL,
	CONSTRAINT "statistics_origins_activity_id_country_province_code_locality_pk" PRIMARY KEY("activity_id","country","province_code","locality"),
	CONSTRAINT "statistics_origins_total" CHECK ("statistics_origins"."total" > 0)
);
--> statement-breakpoint
CREATE TABLE "statistics_places" (
	"territory_id" smallint NOT NULL,
	"country" text NOT NULL,
	"province_code" text NOT NULL,
	"name" text NOT NULL,
	"total" integer NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	CONSTRAINT "statistics_places_territory_id_country_province_code_name_pk" PRIMARY KEY("territory_id","country","province_code","name")
);
--> statement-breakpoint
CREATE TABLE "statistics_state" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"computed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "statistics_state_one_row" CHECK ("statistics_state"."id" = 1)
);
--> statement-breakpoint
ALTER TABLE "mail_images" ADD CONSTRAINT "mail_images_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "server_faults_at_idx" ON "server_faults" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "statistics_localities_key_idx" ON "statistics_localities" USING btree ("country","province_code","key");--> statement-breakpoint
CREATE INDEX "people_booker_email_idx" ON "people" USING btree ("email_key") WHERE "people"."live" and "people"."position" = 0 and "people"."email_key" is not null;
--> statement-breakpoint
-- Erasing what is long over tells nobody: no board of it is open, and each of these would be a notification (B46).
CREATE OR REPLACE FUNCTION notify_activity_changed() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  IF current_setting('dehesa.quiet', true) = 'on' THEN
    RETURN NULL;
  END IF;
  IF TG_OP <> 'INSERT' THEN
    PERFORM pg_notify('activity_changed', OLD.activity_id || ':' || TG_ARGV[0]);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    PERFORM pg_notify('activity_changed', NEW.activity_id || ':' || TG_ARGV[0]);
  END IF;
  RETURN NULL;
END $$;

CREATE TABLE "activities" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "activities_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"company_id" integer,
	"territory_id" smallint NOT NULL,
	"category_id" integer NOT NULL,
	"organizer" text DEFAULT '' NOT NULL,
	"date" date NOT NULL,
	"start_time" time(0),
	"end_time" time(0),
	"week" smallint NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"first_date" date NOT NULL,
	"first_start_time" time(0),
	"first_end_time" time(0),
	"first_week" smallint NOT NULL,
	"municipality" text NOT NULL,
	"postal_code" text,
	"meeting_point" text DEFAULT '' NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"capacity" integer NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"minimum_age" smallint DEFAULT 0 NOT NULL,
	"children_allowed" boolean DEFAULT true NOT NULL,
	"includes" text DEFAULT '' NOT NULL,
	"external_booking_url" text DEFAULT '' NOT NULL,
	"hidden" boolean DEFAULT false NOT NULL,
	"registrations_closed" boolean DEFAULT false NOT NULL,
	"registration_opens_on" date,
	"registration_closes_on" date,
	"waiting_list_mode" text DEFAULT 'manual' NOT NULL,
	"principal" boolean DEFAULT true NOT NULL,
	"main_image_id" uuid,
	"video_file_id" uuid,
	"video_url" text DEFAULT '' NOT NULL,
	"series_id" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "activities_capacity" CHECK ("activities"."capacity" >= 0),
	CONSTRAINT "activities_minimum_age" CHECK ("activities"."minimum_age" in (0, 12, 16, 18)),
	CONSTRAINT "activities_waiting_list_mode" CHECK ("activities"."waiting_list_mode" in ('none', 'manual', 'automatic')),
	CONSTRAINT "activities_registration_range" CHECK ("activities"."registration_opens_on" is null or "activities"."registration_closes_on" is null or "activities"."registration_opens_on" <= "activities"."registration_closes_on"),
	CONSTRAINT "activities_position" CHECK (("activities"."latitude" is null) = ("activities"."longitude" is null))
);
--> statement-breakpoint
CREATE TABLE "activity_complements" (
	"activity_id" integer NOT NULL,
	"complementary_id" integer NOT NULL,
	CONSTRAINT "activity_complements_activity_id_complementary_id_pk" PRIMARY KEY("activity_id","complementary_id")
);
--> statement-breakpoint
CREATE TABLE "activity_documents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "activity_documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"activity_id" integer NOT NULL,
	"language" text NOT NULL,
	"name" text NOT NULL,
	"file_id" uuid NOT NULL,
	"extension" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "activity_documents_language" CHECK ("activity_documents"."language" in ('es', 'pt'))
);
--> statement-breakpoint
CREATE TABLE "activity_images" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "activity_images_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"activity_id" integer NOT NULL,
	"file_id" uuid NOT NULL,
	"gallery" text DEFAULT 'main' NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "activity_images_gallery" CHECK ("activity_images"."gallery" in ('main', 'afterwards'))
);
--> statement-breakpoint
CREATE TABLE "activity_series" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "activity_series_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"rule" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "activity_texts" (
	"activity_id" integer NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"subtitle" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"necessary_material" text DEFAULT '' NOT NULL,
	"recommended_material" text DEFAULT '' NOT NULL,
	CONSTRAINT "activity_texts_activity_id_language_pk" PRIMARY KEY("activity_id","language"),
	CONSTRAINT "activity_texts_language" CHECK ("activity_texts"."language" in ('es', 'pt'))
);
--> statement-breakpoint
CREATE TABLE "complementary_activities" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "complementary_activities_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"date" date,
	"phone" text DEFAULT '' NOT NULL,
	"place" text DEFAULT '' NOT NULL,
	"url" text DEFAULT '' NOT NULL,
	"image_id" uuid,
	"hidden" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "complementary_activity_texts" (
	"complementary_id" integer NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	CONSTRAINT "complementary_activity_texts_complementary_id_language_pk" PRIMARY KEY("complementary_id","language"),
	CONSTRAINT "complementary_activity_texts_language" CHECK ("complementary_activity_texts"."language" in ('es', 'pt'))
);
--> statement-breakpoint
CREATE TABLE "related_activities" (
	"activity_id" integer NOT NULL,
	"related_id" integer NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "related_activities_activity_id_related_id_pk" PRIMARY KEY("activity_id","related_id"),
	CONSTRAINT "related_activities_other" CHECK ("related_activities"."activity_id" <> "related_activities"."related_id")
);
--> statement-breakpoint
CREATE TABLE "schedule_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "schedule_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"activity_id" integer NOT NULL,
	"from_date" date NOT NULL,
	"from_start_time" time(0),
	"from_end_time" time(0),
	"to_date" date NOT NULL,
	"to_start_time" time(0),
	"to_end_time" time(0),
	"changed_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shift_places" (
	"activity_id" integer NOT NULL,
	"shift_id" integer DEFAULT 0 NOT NULL,
	"capacity" integer NOT NULL,
	"held" integer DEFAULT 0 NOT NULL,
	"allowed_over" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "shift_places_activity_id_shift_id_pk" PRIMARY KEY("activity_id","shift_id"),
	CONSTRAINT "shift_places_capacity" CHECK ("shift_places"."capacity" >= 0 and "shift_places"."allowed_over" >= 0),
	CONSTRAINT "shift_places_held" CHECK ("shift_places"."held" >= 0 and "shift_places"."held" <= "shift_places"."capacity" + "shift_places"."allowed_over")
);
--> statement-breakpoint
CREATE TABLE "shifts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shifts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"activity_id" integer NOT NULL,
	"name" text NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "shifts_activity_id_unique" UNIQUE("activity_id","id"),
	CONSTRAINT "shifts_name" CHECK ("shifts"."name" <> '')
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor_id" integer,
	"actor_role" smallint,
	"action" text NOT NULL,
	"entity" text NOT NULL,
	"entity_id" integer,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "configuration" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"app_type" text DEFAULT 'actividades' NOT NULL,
	"app_name" text DEFAULT 'Dehesa' NOT NULL,
	"custom_css" text DEFAULT '' NOT NULL,
	"mail_host" text DEFAULT '' NOT NULL,
	"mail_port" integer DEFAULT 587 NOT NULL,
	"mail_tls" boolean DEFAULT false NOT NULL,
	"mail_account" text DEFAULT '' NOT NULL,
	"mail_from" text DEFAULT '' NOT NULL,
	"mail_alias" text DEFAULT '' NOT NULL,
	"admin_alias" text DEFAULT '' NOT NULL,
	"admin_emails" text[] DEFAULT '{}'::text[] NOT NULL,
	"payment_merchant_number" text DEFAULT '' NOT NULL,
	"payment_merchant_name" text DEFAULT '' NOT NULL,
	"payment_currency" text DEFAULT '' NOT NULL,
	"payment_test_mode" boolean DEFAULT true NOT NULL,
	"calendar_interval_minutes" integer DEFAULT 30 NOT NULL,
	"gym_calendar_interval_minutes" integer DEFAULT 30 NOT NULL,
	"wordpress_enabled" boolean DEFAULT false NOT NULL,
	"wordpress_host" text DEFAULT '' NOT NULL,
	"wordpress_database" text DEFAULT '' NOT NULL,
	"wordpress_user" text DEFAULT '' NOT NULL,
	"wordpress_prefix" text DEFAULT 'wp_' NOT NULL,
	"early_access_opens_on" date,
	"early_access_closes_on" date,
	"max_reservations" integer DEFAULT 5 NOT NULL,
	"retention_months" integer DEFAULT 12 NOT NULL,
	"licence_ends_on" date,
	"collaborator_key" text DEFAULT '' NOT NULL,
	"widget_origins" text[] DEFAULT '{}'::text[] NOT NULL,
	"sync_url" text DEFAULT '' NOT NULL,
	"extra" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "configuration_one_row" CHECK ("configuration"."id" = 1),
	CONSTRAINT "configuration_app_type" CHECK ("configuration"."app_type" in ('general', 'gimnasio', 'actividades')),
	CONSTRAINT "configuration_limits" CHECK ("configuration"."max_reservations" >= 0 and "configuration"."retention_months" >= 0)
);
--> statement-breakpoint
CREATE TABLE "configuration_secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"sealed" "bytea" NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "legal_texts" (
	"kind" text NOT NULL,
	"language" text NOT NULL,
	"html" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "legal_texts_kind_language_pk" PRIMARY KEY("kind","language"),
	CONSTRAINT "legal_texts_kind" CHECK ("legal_texts"."kind" in ('privacy', 'cookies', 'notice')),
	CONSTRAINT "legal_texts_language" CHECK ("legal_texts"."language" in ('es', 'pt'))
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"storage_key" text NOT NULL,
	"sha256" text NOT NULL,
	"kind" text NOT NULL,
	"media_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"width" integer,
	"height" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "files_kind" CHECK ("files"."kind" in ('image', 'video', 'document'))
);
--> statement-breakpoint
CREATE TABLE "conversation_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "conversation_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"conversation_id" integer NOT NULL,
	"direction" text NOT NULL,
	"provider_id" text,
	"body" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'received' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "conversation_messages_provider_id_unique" UNIQUE("provider_id"),
	CONSTRAINT "conversation_messages_direction" CHECK ("conversation_messages"."direction" in ('in', 'out'))
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "conversations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"territory_id" smallint NOT NULL,
	"phone" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"unread" integer DEFAULT 0 NOT NULL,
	"last_incoming_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "email_suppressions" (
	"email_key" text PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"channel" text DEFAULT 'email' NOT NULL,
	"language" text NOT NULL,
	"recipient" text NOT NULL,
	"recipient_name" text DEFAULT '' NOT NULL,
	"reservation_id" integer,
	"territory_id" smallint,
	"fields" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"status" text DEFAULT 'queued' NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"subject" text,
	"html" text,
	"text" text,
	"provider_id" text,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "messages_status" CHECK ("messages"."status" in ('queued', 'sending', 'sent', 'kept', 'failed')),
	CONSTRAINT "messages_channel" CHECK ("messages"."channel" in ('email', 'whatsapp'))
);
--> statement-breakpoint
CREATE TABLE "templates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "templates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"language" text NOT NULL,
	"channel" text DEFAULT 'email' NOT NULL,
	"subject" text NOT NULL,
	"record_groups" text[] DEFAULT '{}'::text[] NOT NULL,
	"body" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "templates_channel" CHECK ("templates"."channel" in ('email', 'whatsapp')),
	CONSTRAINT "templates_language" CHECK ("templates"."language" in ('es', 'en', 'fr', 'pt'))
);
--> statement-breakpoint
CREATE TABLE "localities" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "localities_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"country" text NOT NULL,
	"name" text NOT NULL,
	"province_code" text NOT NULL,
	"municipality_code" text,
	"latitude" double precision,
	"longitude" double precision
);
--> statement-breakpoint
CREATE TABLE "municipalities" (
	"country" text NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"province_code" text NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	CONSTRAINT "municipalities_country_code_pk" PRIMARY KEY("country","code")
);
--> statement-breakpoint
CREATE TABLE "postal_codes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "postal_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"country" text NOT NULL,
	"code" text NOT NULL,
	"place" text NOT NULL,
	"municipality" text DEFAULT '' NOT NULL,
	"province_code" text NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"source" text NOT NULL,
	"rank" smallint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provinces" (
	"country" text NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "provinces_country_code_pk" PRIMARY KEY("country","code"),
	CONSTRAINT "provinces_country" CHECK ("provinces"."country" in ('ES', 'PT'))
);
--> statement-breakpoint
CREATE TABLE "attendance" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "attendance_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reservation_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	"checked_in_at" timestamp with time zone NOT NULL,
	"checked_in_by" integer,
	"undone_at" timestamp with time zone,
	"nonce" uuid,
	CONSTRAINT "attendance_nonce_unique" UNIQUE("nonce")
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"body_hash" text NOT NULL,
	"reservation_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notification_reads" (
	"user_id" integer NOT NULL,
	"reservation_id" integer NOT NULL,
	"read_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "people" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "people_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reservation_id" integer NOT NULL,
	"activity_id" integer NOT NULL,
	"live" boolean DEFAULT true NOT NULL,
	"position" smallint NOT NULL,
	"kind" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"identity" text,
	"identity_key" text,
	"sex" text,
	"birth_date" date,
	"country" text NOT NULL,
	"postal_code" text,
	"province" text,
	"province_code" text,
	"locality" text,
	"phone_prefix" text,
	"phone" text,
	"email" text,
	"email_key" text,
	CONSTRAINT "people_kind" CHECK ("people"."kind" in ('booker', 'adult', 'child') and ("people"."kind" = 'booker') = ("people"."position" = 0)),
	CONSTRAINT "people_position" CHECK ("people"."position" between 0 and 3),
	CONSTRAINT "people_sex" CHECK ("people"."sex" in ('F', 'M')),
	CONSTRAINT "people_country" CHECK ("people"."country" in ('ES', 'PT'))
);
--> statement-breakpoint
CREATE TABLE "reservations" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "reservations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reference" char(8) NOT NULL,
	"activity_id" integer NOT NULL,
	"shift_id" integer,
	"status" smallint NOT NULL,
	"party_size" smallint NOT NULL,
	"language" text NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"collaborator_id" integer,
	"source" text NOT NULL,
	"photo_consent_at" timestamp with time zone,
	"privacy_accepted_at" timestamp with time zone,
	"communications_consent_at" timestamp with time zone,
	"consent_text_version" text,
	"waiting_since" timestamp with time zone,
	"confirmed_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"erased_at" timestamp with time zone,
	"created_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reservations_activity_unique" UNIQUE("id","activity_id"),
	CONSTRAINT "reservations_status" CHECK ("reservations"."status" between 1 and 4),
	CONSTRAINT "reservations_party_size" CHECK ("reservations"."party_size" between 1 and 4),
	CONSTRAINT "reservations_language" CHECK ("reservations"."language" in ('es', 'pt')),
	CONSTRAINT "reservations_source" CHECK ("reservations"."source" in ('public', 'staff')),
	CONSTRAINT "reservations_waiting" CHECK ("reservations"."status" <> 3 or "reservations"."waiting_since" is not null)
);
--> statement-breakpoint
CREATE TABLE "visits" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "visits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reservation_id" integer NOT NULL,
	"collaborator_id" integer NOT NULL,
	"visited_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "waiting_list_offers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "waiting_list_offers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reservation_id" integer NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"places" smallint NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "waiting_list_offers_status" CHECK ("waiting_list_offers"."status" in ('open', 'accepted', 'declined', 'expired'))
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name_es" text NOT NULL,
	"name_pt" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "categories_name" CHECK ("categories"."name_es" <> '' and "categories"."name_pt" <> '')
);
--> statement-breakpoint
CREATE TABLE "territories" (
	"id" smallint PRIMARY KEY NOT NULL,
	"name_es" text NOT NULL,
	"name_pt" text NOT NULL,
	"reference_prefix" text NOT NULL,
	"admin_alias" text DEFAULT '' NOT NULL,
	"admin_emails" text[] DEFAULT '{}'::text[] NOT NULL,
	"whatsapp_phone_number_id" text DEFAULT '' NOT NULL,
	"whatsapp_account_id" text DEFAULT '' NOT NULL,
	"inbox_url" text DEFAULT '' NOT NULL,
	CONSTRAINT "territories_reference_prefix_unique" UNIQUE("reference_prefix")
);
--> statement-breakpoint
CREATE TABLE "login_failures" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "login_failures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_hash" text NOT NULL,
	"address_hash" text NOT NULL,
	"failed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id_hash" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tariffs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tariffs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"days" integer NOT NULL,
	"price_cents" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "tariffs_days" CHECK ("tariffs"."days" = -1 or "tariffs"."days" > 0)
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"role" smallint NOT NULL,
	"email" text NOT NULL,
	"password_hash" text,
	"one_time_password_hash" text,
	"one_time_password_expires_at" timestamp with time zone,
	"must_change_password" boolean DEFAULT false NOT NULL,
	"has_access" boolean DEFAULT true NOT NULL,
	"reference" text DEFAULT '000' NOT NULL,
	"alias" text DEFAULT '' NOT NULL,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"company_name" text DEFAULT '' NOT NULL,
	"tax_id" text DEFAULT '' NOT NULL,
	"postal_code" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"locality" text DEFAULT '' NOT NULL,
	"province" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"website" text DEFAULT '' NOT NULL,
	"services" text DEFAULT '' NOT NULL,
	"territory_id" smallint,
	"image_id" uuid,
	"birth_date" date,
	"language" text DEFAULT 'es' NOT NULL,
	"email_verified_at" timestamp with time zone,
	"tariff_id" integer,
	"fee_paid_on" date,
	"fee_expires_on" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_role" CHECK ("users"."role" between 0 and 4),
	CONSTRAINT "users_language" CHECK ("users"."language" in ('es', 'pt')),
	CONSTRAINT "users_territory" CHECK ("users"."territory_id" is null or "users"."role" in (2, 4))
);
--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_company_id_users_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_territory_id_territories_id_fk" FOREIGN KEY ("territory_id") REFERENCES "public"."territories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_main_image_id_files_id_fk" FOREIGN KEY ("main_image_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_video_file_id_files_id_fk" FOREIGN KEY ("video_file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_series_id_activity_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."activity_series"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_complements" ADD CONSTRAINT "activity_complements_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_complements" ADD CONSTRAINT "activity_complements_complementary_id_complementary_activities_id_fk" FOREIGN KEY ("complementary_id") REFERENCES "public"."complementary_activities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_documents" ADD CONSTRAINT "activity_documents_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_documents" ADD CONSTRAINT "activity_documents_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_images" ADD CONSTRAINT "activity_images_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_images" ADD CONSTRAINT "activity_images_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_texts" ADD CONSTRAINT "activity_texts_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complementary_activities" ADD CONSTRAINT "complementary_activities_image_id_files_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complementary_activity_texts" ADD CONSTRAINT "complementary_activity_texts_activity_fk" FOREIGN KEY ("complementary_id") REFERENCES "public"."complementary_activities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "related_activities" ADD CONSTRAINT "related_activities_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "related_activities" ADD CONSTRAINT "related_activities_related_id_activities_id_fk" FOREIGN KEY ("related_id") REFERENCES "public"."activities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule_changes" ADD CONSTRAINT "schedule_changes_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule_changes" ADD CONSTRAINT "schedule_changes_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shift_places" ADD CONSTRAINT "shift_places_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shifts" ADD CONSTRAINT "shifts_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_messages" ADD CONSTRAINT "conversation_messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_territory_id_territories_id_fk" FOREIGN KEY ("territory_id") REFERENCES "public"."territories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_territory_id_territories_id_fk" FOREIGN KEY ("territory_id") REFERENCES "public"."territories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "localities" ADD CONSTRAINT "localities_province_fk" FOREIGN KEY ("country","province_code") REFERENCES "public"."provinces"("country","code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "municipalities" ADD CONSTRAINT "municipalities_province_fk" FOREIGN KEY ("country","province_code") REFERENCES "public"."provinces"("country","code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "postal_codes" ADD CONSTRAINT "postal_codes_province_fk" FOREIGN KEY ("country","province_code") REFERENCES "public"."provinces"("country","code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendance" ADD CONSTRAINT "attendance_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendance" ADD CONSTRAINT "attendance_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendance" ADD CONSTRAINT "attendance_checked_in_by_users_id_fk" FOREIGN KEY ("checked_in_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_reads" ADD CONSTRAINT "notification_reads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_reads" ADD CONSTRAINT "notification_reads_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_reservation_fk" FOREIGN KEY ("reservation_id","activity_id") REFERENCES "public"."reservations"("id","activity_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_collaborator_id_users_id_fk" FOREIGN KEY ("collaborator_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_shift_fk" FOREIGN KEY ("activity_id","shift_id") REFERENCES "public"."shifts"("activity_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_collaborator_id_users_id_fk" FOREIGN KEY ("collaborator_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_list_offers" ADD CONSTRAINT "waiting_list_offers_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_territory_id_territories_id_fk" FOREIGN KEY ("territory_id") REFERENCES "public"."territories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_image_id_files_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_tariff_id_tariffs_id_fk" FOREIGN KEY ("tariff_id") REFERENCES "public"."tariffs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "activities_slug_unique" ON "activities" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "activities_date_idx" ON "activities" USING btree ("date","id");--> statement-breakpoint
CREATE INDEX "activities_territory_idx" ON "activities" USING btree ("territory_id","date");--> statement-breakpoint
CREATE INDEX "activities_company_idx" ON "activities" USING btree ("company_id","date");--> statement-breakpoint
CREATE INDEX "activities_ends_at_idx" ON "activities" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "activity_documents_activity_idx" ON "activity_documents" USING btree ("activity_id","language");--> statement-breakpoint
CREATE INDEX "activity_images_activity_idx" ON "activity_images" USING btree ("activity_id","gallery","position");--> statement-breakpoint
CREATE INDEX "activity_texts_search_idx" ON "activity_texts" USING gin (search_fold("title") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "related_activities_related_idx" ON "related_activities" USING btree ("related_id");--> statement-breakpoint
CREATE INDEX "schedule_changes_activity_idx" ON "schedule_changes" USING btree ("activity_id");--> statement-breakpoint
CREATE UNIQUE INDEX "shifts_name_unique" ON "shifts" USING btree ("activity_id",lower("name"));--> statement-breakpoint
CREATE INDEX "audit_log_entity_idx" ON "audit_log" USING btree ("entity","entity_id","at");--> statement-breakpoint
CREATE INDEX "audit_log_at_idx" ON "audit_log" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "files_storage_key_unique" ON "files" USING btree ("storage_key");--> statement-breakpoint
CREATE INDEX "files_sha256_idx" ON "files" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "conversation_messages_thread_idx" ON "conversation_messages" USING btree ("conversation_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "conversations_phone_unique" ON "conversations" USING btree ("territory_id","phone");--> statement-breakpoint
CREATE INDEX "conversations_updated_idx" ON "conversations" USING btree ("territory_id","updated_at");--> statement-breakpoint
CREATE INDEX "messages_created_idx" ON "messages" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "messages_reservation_idx" ON "messages" USING btree ("reservation_id");--> statement-breakpoint
CREATE INDEX "messages_open_idx" ON "messages" USING btree ("id") WHERE "messages"."status" in ('queued', 'sending');--> statement-breakpoint
CREATE UNIQUE INDEX "templates_unique" ON "templates" USING btree ("slug","language","channel");--> statement-breakpoint
CREATE INDEX "localities_search_idx" ON "localities" USING gin (search_fold("name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "municipalities_province_idx" ON "municipalities" USING btree ("country","province_code");--> statement-breakpoint
CREATE INDEX "municipalities_search_idx" ON "municipalities" USING gin (search_fold("name") gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "postal_codes_unique" ON "postal_codes" USING btree ("country","code","place","municipality");--> statement-breakpoint
CREATE INDEX "postal_codes_code_idx" ON "postal_codes" USING btree ("country","code","rank");--> statement-breakpoint
CREATE UNIQUE INDEX "attendance_person_unique" ON "attendance" USING btree ("person_id") WHERE "attendance"."undone_at" is null;--> statement-breakpoint
CREATE INDEX "attendance_reservation_idx" ON "attendance" USING btree ("reservation_id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_idx" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "idempotency_keys_reservation_idx" ON "idempotency_keys" USING btree ("reservation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "notification_reads_once" ON "notification_reads" USING btree ("user_id","reservation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "people_position_unique" ON "people" USING btree ("reservation_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "people_live_identity_unique" ON "people" USING btree ("activity_id","identity_key") WHERE "people"."live" and "people"."identity_key" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "people_live_email_unique" ON "people" USING btree ("activity_id","email_key") WHERE "people"."live" and "people"."email_key" is not null;--> statement-breakpoint
CREATE INDEX "people_identity_idx" ON "people" USING btree ("identity_key") WHERE "people"."live" and "people"."identity_key" is not null;--> statement-breakpoint
CREATE INDEX "people_search_idx" ON "people" USING gin (search_fold("first_name" || ' ' || "last_name") gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "reservations_reference_unique" ON "reservations" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "reservations_activity_idx" ON "reservations" USING btree ("activity_id","status","shift_id");--> statement-breakpoint
CREATE INDEX "reservations_pending_idx" ON "reservations" USING btree ("created_at") WHERE "reservations"."status" = 1;--> statement-breakpoint
CREATE INDEX "reservations_collaborator_idx" ON "reservations" USING btree ("collaborator_id") WHERE "reservations"."collaborator_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "visits_once" ON "visits" USING btree ("reservation_id","collaborator_id");--> statement-breakpoint
CREATE INDEX "visits_collaborator_idx" ON "visits" USING btree ("collaborator_id","visited_at");--> statement-breakpoint
CREATE UNIQUE INDEX "waiting_list_offers_open" ON "waiting_list_offers" USING btree ("reservation_id") WHERE "waiting_list_offers"."status" = 'open';--> statement-breakpoint
CREATE INDEX "waiting_list_offers_expires_idx" ON "waiting_list_offers" USING btree ("expires_at") WHERE "waiting_list_offers"."status" = 'open';--> statement-breakpoint
CREATE INDEX "login_failures_account_idx" ON "login_failures" USING btree ("account_hash","failed_at");--> statement-breakpoint
CREATE INDEX "login_failures_address_idx" ON "login_failures" USING btree ("address_hash","failed_at");--> statement-breakpoint
CREATE INDEX "sessions_user_idx" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_idx" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_unique" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "users_role_idx" ON "users" USING btree ("role");
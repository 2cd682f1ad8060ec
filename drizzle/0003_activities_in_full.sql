CREATE TABLE "postal_imports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "postal_imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"file_name" text NOT NULL,
	"source" text NOT NULL,
	"status" text DEFAULT 'running' NOT NULL,
	"started_by" integer,
	"started_at" timestamp with time zone NOT NULL,
	"heard_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"bytes_total" bigint NOT NULL,
	"bytes_read" bigint DEFAULT 0 NOT NULL,
	"rows_read" integer DEFAULT 0 NOT NULL,
	"rows_kept" integer DEFAULT 0 NOT NULL,
	"rows_rejected" integer DEFAULT 0 NOT NULL,
	"countries" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"rejected" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"error" text,
	CONSTRAINT "postal_imports_status" CHECK ("postal_imports"."status" in ('running', 'done', 'failed'))
);
--> statement-breakpoint
DROP INDEX "localities_search_idx";--> statement-breakpoint
DROP INDEX "municipalities_search_idx";--> statement-breakpoint
DROP INDEX "activities_date_idx";--> statement-breakpoint
DROP INDEX "activities_territory_idx";--> statement-breakpoint
DROP INDEX "activities_company_idx";--> statement-breakpoint
DROP INDEX "activity_texts_search_idx";--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "municipality_folded" text GENERATED ALWAYS AS (search_fold(municipality)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "activity_texts" ADD COLUMN "title_folded" text GENERATED ALWAYS AS (search_fold(title)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "localities" ADD COLUMN "search_name" text GENERATED ALWAYS AS (regexp_replace(search_fold(name), '[^[:alnum:]]+', ' ', 'g')) STORED;--> statement-breakpoint
ALTER TABLE "municipalities" ADD COLUMN "search_name" text GENERATED ALWAYS AS (regexp_replace(search_fold(name), '[^[:alnum:]]+', ' ', 'g')) STORED;--> statement-breakpoint
CREATE INDEX "postal_imports_started_idx" ON "postal_imports" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "activities_series_idx" ON "activities" USING btree ("series_id","date");--> statement-breakpoint
CREATE INDEX "activities_main_image_idx" ON "activities" USING btree ("main_image_id");--> statement-breakpoint
CREATE INDEX "activities_video_idx" ON "activities" USING btree ("video_file_id");--> statement-breakpoint
CREATE INDEX "activities_agenda_idx" ON "activities" USING btree ("date","start_time" NULLS FIRST,"id") WHERE not "activities"."hidden" and "activities"."principal" and not "activities"."registrations_closed";--> statement-breakpoint
CREATE INDEX "activity_documents_file_idx" ON "activity_documents" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "activity_images_file_idx" ON "activity_images" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "activity_texts_title_idx" ON "activity_texts" USING btree ("language","title_folded","activity_id");--> statement-breakpoint
CREATE INDEX "complementary_activities_image_idx" ON "complementary_activities" USING btree ("image_id");--> statement-breakpoint
CREATE INDEX "municipalities_search_name_idx" ON "municipalities" USING gin ("search_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_image_idx" ON "users" USING btree ("image_id");--> statement-breakpoint
CREATE INDEX "activities_date_idx" ON "activities" USING btree ("date","start_time","id");--> statement-breakpoint
CREATE INDEX "activities_territory_idx" ON "activities" USING btree ("territory_id","date","start_time","id");--> statement-breakpoint
CREATE INDEX "activities_company_idx" ON "activities" USING btree ("company_id","date","start_time","id");--> statement-breakpoint
CREATE INDEX "activity_texts_search_idx" ON "activity_texts" USING gin ("title_folded" gin_trgm_ops);
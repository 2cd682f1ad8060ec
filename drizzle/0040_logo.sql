ALTER TABLE "files" DROP CONSTRAINT "files_kind";--> statement-breakpoint
ALTER TABLE "configuration" ADD COLUMN "logo_id" uuid;--> statement-breakpoint
ALTER TABLE "configuration" ADD CONSTRAINT "configuration_logo_id_files_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "configuration_logo_idx" ON "configuration" USING btree ("logo_id");--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_kind" CHECK ("files"."kind" in ('image', 'video', 'document', 'audio', 'logo'));
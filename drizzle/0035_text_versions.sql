CREATE TABLE "text_versions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "text_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"content" jsonb NOT NULL,
	"saved_by" integer,
	"saved_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "text_versions" ADD CONSTRAINT "text_versions_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "text_versions_name_idx" ON "text_versions" USING btree ("name","id");
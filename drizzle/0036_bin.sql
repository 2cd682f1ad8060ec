CREATE TABLE "deleted_accounts" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"role" smallint NOT NULL,
	"territory_id" smallint,
	"image_id" uuid,
	"content" jsonb NOT NULL,
	"deleted_at" timestamp with time zone NOT NULL,
	"deleted_by" integer,
	CONSTRAINT "deleted_accounts_role" CHECK ("deleted_accounts"."role" between 0 and 4)
);
--> statement-breakpoint
CREATE TABLE "deleted_reservations" (
	"reservation_id" integer PRIMARY KEY NOT NULL,
	"status" smallint NOT NULL,
	"told" boolean NOT NULL,
	"deleted_at" timestamp with time zone NOT NULL,
	"deleted_by" integer,
	CONSTRAINT "deleted_reservations_status" CHECK ("deleted_reservations"."status" between 1 and 3)
);
--> statement-breakpoint
ALTER TABLE "deleted_accounts" ADD CONSTRAINT "deleted_accounts_image_id_files_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deleted_accounts" ADD CONSTRAINT "deleted_accounts_deleted_by_users_id_fk" FOREIGN KEY ("deleted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deleted_reservations" ADD CONSTRAINT "deleted_reservations_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deleted_reservations" ADD CONSTRAINT "deleted_reservations_deleted_by_users_id_fk" FOREIGN KEY ("deleted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deleted_accounts_image_idx" ON "deleted_accounts" USING btree ("image_id");--> statement-breakpoint
CREATE INDEX "deleted_accounts_by_idx" ON "deleted_accounts" USING btree ("deleted_by");--> statement-breakpoint
CREATE INDEX "deleted_reservations_at_idx" ON "deleted_reservations" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "deleted_reservations_by_idx" ON "deleted_reservations" USING btree ("deleted_by");
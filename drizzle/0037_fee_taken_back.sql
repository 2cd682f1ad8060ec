ALTER TABLE "fee_payments" ADD COLUMN "knows_before" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "fee_payments" ADD COLUMN "paid_on_before" date;--> statement-breakpoint
ALTER TABLE "fee_payments" ADD COLUMN "expires_on_before" date;--> statement-breakpoint
ALTER TABLE "fee_payments" ADD COLUMN "taken_back_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "fee_payments" ADD COLUMN "taken_back_by" integer;--> statement-breakpoint
ALTER TABLE "fee_payments" ADD CONSTRAINT "fee_payments_taken_back_by_users_id_fk" FOREIGN KEY ("taken_back_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fee_payments_taken_back_by_idx" ON "fee_payments" USING btree ("taken_back_by");
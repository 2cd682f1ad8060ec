ALTER TABLE "configuration" ADD COLUMN "fee_reminder_days" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "fee_reminded_for" date;
ALTER TABLE "configuration" ADD COLUMN "mail_require_tls" boolean DEFAULT true NOT NULL;
--> statement-breakpoint
-- A mail server that has done without until now goes on doing so, until somebody asks for it.
UPDATE "configuration" SET "mail_require_tls" = false WHERE "mail_host" <> '';

CREATE TABLE "spent_proofs" (
	"nonce" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "visitor_counts" (
	"address_hash" text NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"subject" integer NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "visitor_counts_address_hash_hour_subject_pk" PRIMARY KEY("address_hash","hour","subject")
);
--> statement-breakpoint
CREATE INDEX "visitor_counts_subject_idx" ON "visitor_counts" USING btree ("subject","hour");
--> statement-breakpoint
-- A count is worth no wait for the disk: a crash may forget the hour.
ALTER TABLE "spent_proofs" SET UNLOGGED;
--> statement-breakpoint
ALTER TABLE "visitor_counts" SET UNLOGGED;

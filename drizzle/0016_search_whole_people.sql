DROP INDEX "people_booker_email_idx";--> statement-breakpoint
DROP INDEX "people_identity_idx";--> statement-breakpoint
DROP INDEX "people_search_idx";--> statement-breakpoint
CREATE INDEX "people_email_idx" ON "people" USING btree ("email_key") WHERE "people"."email_key" is not null;--> statement-breakpoint
CREATE INDEX "people_identity_idx" ON "people" USING btree ("identity_key") WHERE "people"."identity_key" is not null;--> statement-breakpoint
CREATE INDEX "people_search_idx" ON "people" USING gin (search_fold("first_name" || ' ' || "last_name" || chr(10) || coalesce("email_key", '') || chr(10)
        || coalesce("phone_prefix", '') || coalesce("phone", '')) gin_trgm_ops);
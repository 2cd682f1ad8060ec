CREATE INDEX "conversations_search_idx" ON "conversations" USING gin (search_fold("name" || chr(10) || coalesce("phone", '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "enquiries_search_idx" ON "enquiries" USING gin (search_fold("email_key" || chr(10) || "organisation" || chr(10)
        || coalesce("phone_prefix", '') || coalesce("phone", '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_search_idx" ON "users" USING gin (search_fold("first_name" || ' ' || "last_name" || chr(10) || "company_name" || chr(10)
        || "alias" || chr(10) || "email" || chr(10) || "tax_id" || chr(10) || "reference" || chr(10)
        || regexp_replace("phone", '\D', '', 'g')) gin_trgm_ops);
ALTER TABLE "postal_imports" ADD COLUMN "downloaded" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "postal_imports" ADD COLUMN "stage" text DEFAULT 'importing' NOT NULL;--> statement-breakpoint
ALTER TABLE "postal_imports" ADD CONSTRAINT "postal_imports_stage" CHECK ("postal_imports"."stage" in ('queued', 'downloading', 'importing'));
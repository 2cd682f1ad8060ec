ALTER TABLE "legal_text_versions" DROP CONSTRAINT "legal_text_versions_language";--> statement-breakpoint
ALTER TABLE "legal_texts" DROP CONSTRAINT "legal_texts_language";--> statement-breakpoint
ALTER TABLE "reservations" DROP CONSTRAINT "reservations_language";--> statement-breakpoint
ALTER TABLE "legal_text_versions" ADD CONSTRAINT "legal_text_versions_language" CHECK ("legal_text_versions"."language" in ('es', 'pt', 'en'));--> statement-breakpoint
ALTER TABLE "legal_texts" ADD CONSTRAINT "legal_texts_language" CHECK ("legal_texts"."language" in ('es', 'pt', 'en'));--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_language" CHECK ("reservations"."language" in ('es', 'pt', 'en'));
ALTER TABLE "bulk_messages" DROP CONSTRAINT "bulk_messages_kind";--> statement-breakpoint
ALTER TABLE "bulk_messages" ALTER COLUMN "activity_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "bulk_messages" ADD CONSTRAINT "bulk_messages_activity" CHECK (("bulk_messages"."activity_id" is null) = ("bulk_messages"."kind" = 'accounts'));--> statement-breakpoint
ALTER TABLE "bulk_messages" ADD CONSTRAINT "bulk_messages_kind" CHECK ("bulk_messages"."kind" in ('pending', 'waiting', 'confirmed', 'scheduleChange', 'text', 'accounts'));
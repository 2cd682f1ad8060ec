CREATE TABLE "enquiries" (
	"conversation_id" integer PRIMARY KEY NOT NULL,
	"activity_id" integer NOT NULL,
	"kind" text NOT NULL,
	"language" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"phone_prefix" text,
	"phone" text,
	"privacy_accepted_at" timestamp with time zone NOT NULL,
	"consent_text_version" text NOT NULL,
	"key_hash" text NOT NULL,
	"body_hash" text NOT NULL,
	"receipt_message_id" integer,
	CONSTRAINT "enquiries_kind" CHECK ("enquiries"."kind" in ('question')),
	CONSTRAINT "enquiries_language" CHECK ("enquiries"."language" in ('es', 'pt', 'en'))
);
--> statement-breakpoint
ALTER TABLE "conversations" ALTER COLUMN "phone" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "channel" text DEFAULT 'whatsapp' NOT NULL;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_receipt_message_id_messages_id_fk" FOREIGN KEY ("receipt_message_id") REFERENCES "public"."messages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "enquiries_key_unique" ON "enquiries" USING btree ("key_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "enquiries_receipt_unique" ON "enquiries" USING btree ("receipt_message_id");--> statement-breakpoint
CREATE INDEX "enquiries_activity_idx" ON "enquiries" USING btree ("activity_id");--> statement-breakpoint
CREATE INDEX "enquiries_email_idx" ON "enquiries" USING btree ("email_key");--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_channel" CHECK ("conversations"."channel" in ('whatsapp', 'web'));--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_phone" CHECK (("conversations"."channel" = 'whatsapp') = ("conversations"."phone" is not null));--> statement-breakpoint
-- Mails about what was asked on our pages concern an inbox too.
DROP TRIGGER messages_inbox_state ON messages;--> statement-breakpoint
CREATE TRIGGER messages_inbox_state AFTER UPDATE ON messages
  FOR EACH ROW WHEN ((NEW.channel = 'whatsapp' OR NEW.slug IN ('consulta-recibida', 'consulta-respuesta')) AND NEW.territory_id IS NOT NULL AND NEW.status IS DISTINCT FROM OLD.status AND NEW.status <> 'sending')
  EXECUTE FUNCTION notify_inbox_changed();

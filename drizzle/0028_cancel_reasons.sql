ALTER TABLE "bulk_messages" DROP CONSTRAINT "bulk_messages_kind";--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "cancel_reason" text;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "cancel_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "cancel_reason_told" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "bulk_messages" ADD CONSTRAINT "bulk_messages_kind" CHECK ("bulk_messages"."kind" in ('pending', 'waiting', 'confirmed', 'scheduleChange', 'text'));--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_cancel_reason" CHECK ("reservations"."cancel_reason" in ('weather', 'minimum', 'visitor', 'duplicate', 'other'));--> statement-breakpoint
UPDATE "templates" SET "body" = replace("body", 'No tiene que hacer nada más.</p>', 'No tiene que hacer nada más.</p>
{{#reserva.motivo}}<p>Motivo: {{reserva.motivo}}</p>
{{/reserva.motivo}}')
WHERE "slug" = 'reserva-cancelada' AND "language" = 'es' AND "channel" = 'email' AND "body" NOT LIKE '%reserva.motivo%';--> statement-breakpoint
UPDATE "templates" SET "body" = replace("body", 'Não precisa de fazer mais nada.</p>', 'Não precisa de fazer mais nada.</p>
{{#reserva.motivo}}<p>Motivo: {{reserva.motivo}}</p>
{{/reserva.motivo}}')
WHERE "slug" = 'reserva-cancelada' AND "language" = 'pt' AND "channel" = 'email' AND "body" NOT LIKE '%reserva.motivo%';

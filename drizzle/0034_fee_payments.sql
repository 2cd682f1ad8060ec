CREATE TABLE "fee_payments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "fee_payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"tariff" text DEFAULT '' NOT NULL,
	"amount_cents" integer NOT NULL,
	"paid_on" date NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"recorded_by" integer,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "fee_payments_period" CHECK ("fee_payments"."ends_on" > "fee_payments"."starts_on"),
	CONSTRAINT "fee_payments_amount" CHECK ("fee_payments"."amount_cents" >= 0)
);
--> statement-breakpoint
ALTER TABLE "fee_payments" ADD CONSTRAINT "fee_payments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fee_payments" ADD CONSTRAINT "fee_payments_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fee_payments_user_idx" ON "fee_payments" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "fee_payments_recorded_by_idx" ON "fee_payments" USING btree ("recorded_by");
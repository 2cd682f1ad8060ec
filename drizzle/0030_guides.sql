CREATE TABLE "activity_guides" (
	"activity_id" integer NOT NULL,
	"guide_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "activity_guides_activity_id_guide_id_pk" PRIMARY KEY("activity_id","guide_id")
);
--> statement-breakpoint
CREATE TABLE "guides" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "guides_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"languages" text DEFAULT '' NOT NULL,
	"territory_id" smallint,
	"company_id" integer,
	"user_id" integer,
	"removed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "guides_name" CHECK ("guides"."name" <> ''),
	CONSTRAINT "guides_removed" CHECK ("guides"."removed_at" is null or ("guides"."user_id" is null and "guides"."phone" = '' and "guides"."email" = ''))
);
--> statement-breakpoint
ALTER TABLE "activity_guides" ADD CONSTRAINT "activity_guides_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_guides" ADD CONSTRAINT "activity_guides_guide_id_guides_id_fk" FOREIGN KEY ("guide_id") REFERENCES "public"."guides"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guides" ADD CONSTRAINT "guides_territory_id_territories_id_fk" FOREIGN KEY ("territory_id") REFERENCES "public"."territories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guides" ADD CONSTRAINT "guides_company_id_users_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guides" ADD CONSTRAINT "guides_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activity_guides_guide_idx" ON "activity_guides" USING btree ("guide_id","activity_id");--> statement-breakpoint
CREATE UNIQUE INDEX "guides_user_unique" ON "guides" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "guides_company_idx" ON "guides" USING btree ("company_id");
CREATE TABLE "municipal_borders" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"lines" text,
	"municipalities" integer DEFAULT 0 NOT NULL,
	"fetched_at" timestamp with time zone,
	"attempt" integer DEFAULT 1 NOT NULL,
	"status" text DEFAULT 'running' NOT NULL,
	"stage" text DEFAULT 'queued' NOT NULL,
	"started_by" integer,
	"started_at" timestamp with time zone NOT NULL,
	"heard_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"found" integer DEFAULT 0 NOT NULL,
	"announced" integer DEFAULT 0 NOT NULL,
	"error" text,
	CONSTRAINT "municipal_borders_one" CHECK ("municipal_borders"."id" = 1),
	CONSTRAINT "municipal_borders_status" CHECK ("municipal_borders"."status" in ('running', 'done', 'failed')),
	CONSTRAINT "municipal_borders_stage" CHECK ("municipal_borders"."stage" in ('queued', 'fetching', 'drawing'))
);

-- With the totals in it, what is summed up over a year is read from the index alone. Derived rows: made anew where they are lost.
ALTER TABLE "statistics_origins" DROP CONSTRAINT "statistics_origins_activity_id_country_province_code_locality_pk";--> statement-breakpoint
ALTER TABLE "statistics_origins" ADD CONSTRAINT "statistics_origins_activity_id_country_province_code_locality_pk" PRIMARY KEY ("activity_id","country","province_code","locality") INCLUDE ("total");

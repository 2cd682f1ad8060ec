-- Documents that are stored already have the key that `identityKey` gives them now, where nobody else who is coming to the same
-- activity has it: two spellings of one document that were both let in stay two.
WITH "keyed" AS (
  SELECT "id", "activity_id", "live", "identity_key", CASE
    WHEN "identity_key" ~ '^[XYZ]?\d{5,8}[A-Z]$' THEN regexp_replace("identity_key", '^([XYZ]?)0*(\d+[A-Z])$', '\1\2')
    WHEN "identity_key" ~ '^\d{9}[A-Z]{2}\d$' THEN left("identity_key", 9)
    ELSE "identity_key" END AS "key"
  FROM "people" WHERE "identity_key" IS NOT NULL
), "counted" AS (
  SELECT *, count(*) OVER (PARTITION BY "activity_id", "live", "key") AS "same" FROM "keyed"
)
UPDATE "people" SET "identity_key" = "counted"."key" FROM "counted"
WHERE "people"."id" = "counted"."id" AND "counted"."key" <> "counted"."identity_key" AND (NOT "counted"."live" OR "counted"."same" = 1);

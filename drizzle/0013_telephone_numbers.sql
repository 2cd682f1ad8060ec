-- Numbers that were typed with their country's code beside the prefix of a form are kept as `readPhone` reads them: apart from
-- the codes of Spain and Portugal, and of any other country with its code in front and no prefix.
WITH "typed" AS (
  SELECT "id", CASE WHEN "digits" LIKE '00%' THEN substr("digits", 3) WHEN btrim("phone") LIKE '+%' THEN "digits"
    WHEN "digits" ~ '^(?=\d{11})(1|3[1-9]|4)' THEN "digits" END AS "whole"
  FROM (SELECT "id", "phone", regexp_replace("phone", '\D', '', 'g') AS "digits" FROM "people" WHERE "phone" IS NOT NULL) AS "all"
), "read" AS (
  SELECT "id",
    CASE WHEN "whole" ~ '^351\d' THEN '+351' WHEN "whole" ~ '^34\d' THEN '+34' END AS "prefix",
    CASE WHEN "whole" ~ '^351\d' THEN substr("whole", 4) WHEN "whole" ~ '^34\d' THEN substr("whole", 3)
      WHEN "whole" ~ '^[1-9]\d{6,14}$' THEN '+' || "whole" END AS "phone"
  FROM "typed" WHERE "whole" IS NOT NULL
)
UPDATE "people" SET "phone_prefix" = "read"."prefix", "phone" = "read"."phone"
FROM "read" WHERE "people"."id" = "read"."id" AND "read"."phone" IS NOT NULL
  AND ("people"."phone_prefix", "people"."phone") IS DISTINCT FROM ("read"."prefix", "read"."phone");

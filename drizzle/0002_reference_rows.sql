-- Hot, narrow rows: room on the page for the next version of a row keeps the update inside it.
ALTER TABLE shift_places SET (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.05);
--> statement-breakpoint
INSERT INTO territories (id, name_es, name_pt, reference_prefix) VALUES
  (1, 'Monfragüe', 'Monfragüe', 'MON'),
  (2, 'Tajo Internacional', 'Tejo Internacional', 'TAJ');
--> statement-breakpoint
INSERT INTO configuration (id) VALUES (1);

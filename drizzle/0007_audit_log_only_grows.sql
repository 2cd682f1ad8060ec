-- Nobody changes or removes what the audit log says, by whatever role (decision 0052). What may name people or tells where
-- a call came from is forgotten after at least a month (B46), and nothing else of the row changes with it.
CREATE FUNCTION audit_log_only_grows() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF OLD.at < now() - interval '27 days'
      AND to_jsonb(NEW) - 'details' = to_jsonb(OLD) - 'details'
      AND NEW.details = OLD.details - ARRAY['statement', 'address'] THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION 'the audit log only grows' USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_log_rows_stay BEFORE UPDATE OR DELETE ON audit_log
  FOR EACH ROW EXECUTE FUNCTION audit_log_only_grows();
--> statement-breakpoint
CREATE TRIGGER audit_log_stays BEFORE TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION audit_log_only_grows();

/** What the SQL console's role may do with a table (B40). What is not named it may not. */
export interface TableRights {
  /** Columns that it never sees: hashes, sealed values, keys, and messages with what only their reader may know. */
  hidden?: readonly string[];
  /** Rows that it may add, change and remove. */
  rows?: true;
  /** Columns of existing rows that it may change. */
  change?: readonly string[];
}

const readOnly: TableRights = {};
const rows: TableRights = { rows: true };

/**
 * Every table of the product. Each can be read but for its secrets; those of which another rule says who changes them
 * and how (places B4, states B17, cleaned texts B45, access, settings that lead to secrets, the audit log) by the
 * product alone. A table that is missing here is closed to the console, and a test asks for it.
 */
export const consoleRights: Readonly<Record<string, TableRights>> = {
  activities: {
    change: [
      'category_id',
      'organizer',
      'municipality',
      'postal_code',
      'latitude',
      'longitude',
      'phone',
      'minimum_age',
      'children_allowed',
      'hidden',
      'registrations_closed',
      'registration_opens_on',
      'registration_closes_on',
      'waiting_list_mode',
      'offer_hours',
      'reminder_hours',
      'principal',
      'version',
      'updated_at',
    ],
  },
  activity_complements: rows,
  activity_documents: readOnly,
  // Who guides may read its list of people: only the product says so.
  activity_guides: readOnly,
  activity_images: readOnly,
  activity_series: readOnly,
  activity_texts: { change: ['title', 'subtitle', 'meeting_point'] },
  application_key_sessions: { hidden: ['session_id_hash'] },
  application_keys: { hidden: ['key_hash', 'password_mark'] },
  attendance: readOnly,
  audit_log: readOnly,
  booking_notices: readOnly,
  bulk_messages: { hidden: ['key_hash'] },
  categories: rows,
  check_in_ticks: readOnly,
  complementary_activities: { change: ['date', 'phone', 'place', 'hidden'] },
  complementary_activity_texts: { change: ['title'] },
  configuration: {
    hidden: ['collaborator_key'],
    change: [
      'app_name',
      'admin_alias',
      'admin_emails',
      'calendar_interval_minutes',
      'gym_calendar_interval_minutes',
      'max_reservations',
      'updated_at',
    ],
  },
  configuration_secrets: { hidden: ['sealed'] },
  conversation_messages: { hidden: ['client_key'] },
  conversations: { change: ['name', 'unread'] },
  // Whoever reads it all reads passwords and keys.
  deleted_accounts: { hidden: ['content'] },
  deleted_reservations: readOnly,
  email_suppressions: rows,
  enquiries: { hidden: ['key_hash', 'body_hash'] },
  // What was paid is for the product alone to say.
  fee_payments: readOnly,
  files: { hidden: ['storage_key', 'sha256'] },
  idempotency_keys: { hidden: ['key_hash', 'body_hash'] },
  // Cells are whatever people keep in their spreadsheets.
  import_rows: { hidden: ['cells'] },
  imported_records: readOnly,
  imports: readOnly,
  legal_text_versions: readOnly,
  legal_texts: readOnly,
  localities: rows,
  guides: { change: ['name', 'phone', 'email', 'languages'] },
  login_failures: { hidden: ['account_hash', 'address_hash'] },
  mail_images: readOnly,
  messages: { hidden: ['fields', 'html', 'text'] },
  municipal_borders: readOnly,
  municipalities: rows,
  notification_reads: rows,
  outing_dates: readOnly,
  outing_moves: readOnly,
  outing_suspensions: { hidden: ['key_hash'] },
  passkeys: { hidden: ['credential_id', 'public_key'] },
  pending_sign_ins: {
    hidden: ['token_hash', 'password_mark', 'one_time_password_hash', 'challenge'],
  },
  // What was answered to an activity's questions may be about somebody's health.
  people: { hidden: ['answers'] },
  postal_codes: rows,
  postal_imports: readOnly,
  provinces: rows,
  recovery_codes: { hidden: ['code_hash'] },
  related_activities: rows,
  remembered_devices: { hidden: ['token_hash', 'password_mark'] },
  reservation_reminders: readOnly,
  reservations: { hidden: ['answers'] },
  schedule_changes: readOnly,
  second_factor_asked: readOnly,
  second_factor_roles: readOnly,
  server_faults: readOnly,
  sessions: { hidden: ['id_hash', 'proof_challenge'] },
  shift_places: readOnly,
  shifts: readOnly,
  spent_proofs: readOnly,
  statistics_activities: readOnly,
  statistics_localities: readOnly,
  statistics_origins: readOnly,
  statistics_places: readOnly,
  statistics_state: readOnly,
  tariffs: rows,
  templates: readOnly,
  territories: { change: ['name_es', 'name_pt', 'admin_alias', 'admin_emails'] },
  text_versions: readOnly,
  totp_secrets: { hidden: ['sealed'] },
  users: {
    hidden: ['password_hash', 'one_time_password_hash', 'one_time_password_expires_at', 'invitation_hash'],
    change: [
      'alias',
      'first_name',
      'last_name',
      'company_name',
      'tax_id',
      'postal_code',
      'address',
      'locality',
      'province',
      'phone',
      'services',
      'birth_date',
      'language',
      'tariff_id',
      'fee_paid_on',
      'fee_expires_on',
      'updated_at',
    ],
  },
  visitor_counts: { hidden: ['address_hash'] },
  visits: readOnly,
  waiting_list_offers: readOnly,
};

/** Fills the vault: a second factor with a recovery code for one member, a document, an export, and one row in every table of data that expires. */
export const fillVault = `
  with factor as (
    insert into vault.second_factors (factor_id, person_id, sealed_secret)
    select gen_random_uuid(), person_id, 'v1.sealed' from people.people where member_number = '1001' returning factor_id
  )
  insert into vault.recovery_codes (recovery_code_id, factor_id, hash) select gen_random_uuid(), factor_id, sha256('a code') from factor;
  insert into vault.links (link_id, kind, name, token_hash, made_at)
    values (gen_random_uuid(), 'KIOSK', 'Clubhaus', sha256('a token'), now());
  insert into vault.kiosk_pairings (pairing_id, code, token_hash, browser, system, address_digest, requested_at, expires_at)
    values (gen_random_uuid(), 'WDJBMJHT', sha256('a secret'), 'CHROME', 'ANDROID', sha256('somewhere'), now(), now() + interval '10 minutes');
  insert into vault.documents (invoice_id, warning_level, person_id, file_name, template_version, bytes, sha256, kept_until)
    values (gen_random_uuid(), 0, gen_random_uuid(), 'Rechnung-2026-00001.pdf', 1, 'a document', sha256('a document'), '2099-12-31');
  insert into vault.exports (export_id, file_name, bytes, sha256, kept_until)
    values (gen_random_uuid(), 'EXTF.csv', 'a file', sha256('a file'), '2099-12-31');
  insert into vault.forgotten (person_id) values (gen_random_uuid());
  insert into vault.codes (code_id, person_id, purpose, hash, expires_at)
    values (gen_random_uuid(), gen_random_uuid(), 'INIT_CODE', sha256('a code'), now() + interval '1 day');
  insert into vault.code_requests (request_id, kind, email_digest, requested_at, answered_at)
    values (gen_random_uuid(), 'RESET_PASSWORD', 'a digest', now(), now());
  insert into vault.email_changes (person_id, email_digest, at) values (gen_random_uuid(), sha256('an e-mail'), now());
  insert into vault.registrations (address_digest, at) values (sha256('somewhere'), now());
  insert into vault.pending_registrations (person_id, email_digest, wanted, correlation_id, at)
    values (gen_random_uuid(), 'a digest', '{}', 'a call', now() - interval '8 days');
  insert into vault.sign_in_tries (account, address, at) values (sha256('somebody'), sha256('somewhere'), now());
  insert into vault.known_addresses (account, address, last_success) values (sha256('somebody'), sha256('at home'), now());
  insert into vault.ended_sessions (session_id, until) values (gen_random_uuid(), now() + interval '1 hour');
  insert into vault.open_sessions (session_id, person_id, token_version, browser, system, started_at, until, used_at)
    values (gen_random_uuid(), gen_random_uuid(), 0, 'FIREFOX', 'LINUX', now(), now() + interval '1 hour', now());
  insert into vault.erasure_notices (person_id, sealed, kept_at) values (gen_random_uuid(), 'v1.sealed', now());
  insert into vault.refused (person_id, refused_at) values (gen_random_uuid(), now())`;

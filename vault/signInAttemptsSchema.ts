const tables = `
  create table vault.sign_in_tries (
    try_id bigint generated always as identity primary key,
    account bytea not null,
    address bytea not null,
    at timestamptz not null
  );
  create index on vault.sign_in_tries (account, at);
  create index on vault.sign_in_tries (address, at);
  create index on vault.sign_in_tries (at);
  create table vault.known_addresses (
    account bytea not null,
    address bytea not null,
    last_success timestamptz not null,
    primary key (account, address)
  );
  create index on vault.known_addresses (last_success)`;

/**
 * Records an attempt of (account, address) within the limits and returns its id; else null and the time from which one is allowed. The
 * last three arguments are the limits per window: of the pair, of the address, and of the account over all addresses that are unknown to
 * `owner`.
 *
 * The locks come first, each in a separate statement: every later statement of a volatile function then sees what the previous holder has
 * committed. Always the account's lock before the address's, so that calls do not deadlock.
 */
const createReserve = (name: string, owner: string): string => `
  create function vault.${name}(
    wanted_account bytea, ${owner === 'wanted_account' ? '' : `${owner} bytea, `}wanted_address bytea, now_is timestamptz, size interval,
    most_of_pair int, most_of_address int, most_of_strangers int
  ) returns table (reserved bigint, free_at timestamptz) language plpgsql volatile as $$
  begin
    perform pg_advisory_xact_lock(hashtext('vault.sign_in account'), hashtext(encode(wanted_account, 'hex')));
    perform pg_advisory_xact_lock(hashtext('vault.sign_in address'), hashtext(encode(wanted_address, 'hex')));
    select max(counted.at) + size into free_at from (
      (select t.at from vault.sign_in_tries t
        where t.account = wanted_account and t.address = wanted_address and t.at > now_is - size
        order by t.at desc offset most_of_pair - 1 limit 1)
      union all
      (select t.at from vault.sign_in_tries t
        where t.address = wanted_address and t.at > now_is - size
        order by t.at desc offset most_of_address - 1 limit 1)
      union all
      (select t.at from vault.sign_in_tries t
        where t.account = wanted_account and t.at > now_is - size
          and not exists (select from vault.known_addresses k where k.account = ${owner} and k.address = t.address)
          and not exists (select from vault.known_addresses k where k.account = ${owner} and k.address = wanted_address)
        order by t.at desc offset most_of_strangers - 1 limit 1)
    ) counted;
    if free_at is null then
      insert into vault.sign_in_tries (account, address, at) values (wanted_account, wanted_address, now_is)
        returning try_id into reserved;
    end if;
    return next;
  end $$`;

/** Counts of sign-in attempts, by keyed digests of account and address (decisions.md U11). */
export const signInAttemptsTables = [tables, createReserve('reserve_sign_in_try', 'wanted_account')].join(';\n');

/** The account is what was typed, the owner the person whom it belongs to. The other function stays for older releases. */
export const reserveForOwner = createReserve('reserve_sign_in', 'wanted_owner');

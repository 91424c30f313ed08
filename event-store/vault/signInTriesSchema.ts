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
 * Notes a try of (account, address) where there is room for one more, and answers its id; else null and from when on
 * there is. Each of the last three arguments is how many tries the window takes: of the pair, of the address, and of the account
 * over all addresses that are not known for it.
 *
 * The locks come first, each in a statement of its own: every later statement of a volatile function then sees what
 * the holder before has committed. First the account's, then the address': so no two calls wait for each other.
 */
const reserve = `
  create function vault.reserve_sign_in_try(
    wanted_account bytea, wanted_address bytea, now_is timestamptz, size interval,
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
          and not exists (select from vault.known_addresses k where k.account = wanted_account and k.address = t.address)
          and not exists (select from vault.known_addresses k where k.account = wanted_account and k.address = wanted_address)
        order by t.at desc offset most_of_strangers - 1 limit 1)
    ) counted;
    if free_at is null then
      insert into vault.sign_in_tries (account, address, at) values (wanted_account, wanted_address, now_is)
        returning try_id into reserved;
    end if;
    return next;
  end $$`;

/** Who tried to sign in how often, by keyed digests of account and address (decisions.md U11). */
export const signInTriesTables = [tables, reserve].join(';\n');

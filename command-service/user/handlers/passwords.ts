import { hash, verify } from '@node-rs/argon2';
import type { Limit } from '../../core/concurrencyLimit.ts';

/** Argon2id with the library's defaults, which OWASP recommends: 19 MiB, 2 passes, 1 lane. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const inForce = `$argon2id$v=19$m=${options.memoryCost},t=${options.timeCost},p=${options.parallelism}$`;

/** A dummy hash: the duration of a check must not reveal whether an account exists. */
const hashOfNoPassword = `${inForce}+ptmOvL668/Qti9wTwMhlQ$XA+7Rcd+gLfbM31YXp4DEqwaiYL+rgYYPt9pCbiVO1Q`;

export type Passwords = Readonly<{
  /** In PHC format, with its own salt. */
  hash: (password: string) => Promise<string>;
  /** Always costs one verification; false where there is no hash. */
  matches: (phc: string | null, password: string) => Promise<boolean>;
}>;

/** Whether a hash was made with other parameters than we use today. */
export const isOldHash = (phc: string): boolean => !phc.startsWith(inForce);

/** `limit` prevents many concurrent sign-ins from using all threads (reliability F35, T08); both functions reject as it does. */
export const passwordsWithin = (limit: Limit): Passwords => ({
  hash: (password) => limit(() => hash(password, options)),
  matches: async (phc, password) => {
    const isRight = await limit(() => verify(phc ?? hashOfNoPassword, password));
    return phc !== null && isRight;
  },
});

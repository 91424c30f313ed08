import { hash, verify } from '@node-rs/argon2';
import type { Limit } from '../core/limited.ts';

/** Argon2id, the library's default, as OWASP asks for it: 19 MiB, 2 passes, 1 lane. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const inForce = `$argon2id$v=19$m=${options.memoryCost},t=${options.timeCost},p=${options.parallelism}$`;

/** No password of anybody: what a check costs must not tell whether there is somebody. */
const hashOfNoPassword = `${inForce}+ptmOvL668/Qti9wTwMhlQ$XA+7Rcd+gLfbM31YXp4DEqwaiYL+rgYYPt9pCbiVO1Q`;

export type Passwords = Readonly<{
  /** In PHC form, with a salt of its own. */
  hash: (password: string) => Promise<string>;
  /** Always costs one verification; false where there is no hash. */
  matches: (phc: string | null, password: string) => Promise<boolean>;
}>;

/** Whether a hash was made with other parameters than we use today. */
export const isOldHash = (phc: string): boolean => !phc.startsWith(inForce);

/** `limit` keeps a rush of sign-ins from taking every thread (reliability F35, T08); both reject as it does. */
export const passwordsWithin = (limit: Limit): Passwords => ({
  hash: (password) => limit(() => hash(password, options)),
  matches: async (phc, password) => {
    const isRight = await limit(() => verify(phc ?? hashOfNoPassword, password));
    return phc !== null && isRight;
  },
});

import { hash, verify } from '@node-rs/argon2';
import type { Limit } from '../../core/concurrencyLimit.ts';

/** Argon2id with the library's defaults, which OWASP recommends: 19 MiB, 2 passes, 1 lane. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const inForce = `$argon2id$v=19$m=${options.memoryCost},t=${options.timeCost},p=${options.parallelism}$`;

/** A dummy hash: the duration of a check must not reveal whether an account exists. */
const hashOfNoPassword = `${inForce}+ptmOvL668/Qti9wTwMhlQ$XA+7Rcd+gLfbM31YXp4DEqwaiYL+rgYYPt9pCbiVO1Q`;

export type Passwords = Readonly<{
  /** In PHC format, with its own salt; of the composed form (NFC), because keyboards differ in what they send (decisions.md Q6). */
  hash: (password: string) => Promise<string>;
  /** False where there is no hash, after the same number of verifications as of a wrong password. */
  matches: (phc: string | null, password: string) => Promise<boolean>;
}>;

/** Whether a hash was made with other parameters than we use today. */
export const isOldHash = (phc: string): boolean => !phc.startsWith(inForce);

/** The forms a password may have been hashed in: composed, and what keyboards sent before only that form was. */
const formsOf = (password: string): readonly string[] => [
  ...new Set([password.normalize('NFC'), password, password.normalize('NFD')]),
];

/** `limit` prevents many concurrent sign-ins from using all threads (reliability F35, T08); both functions reject as it does. */
export const passwordsWithin = (limit: Limit): Passwords => ({
  hash: (password) => limit(() => hash(password.normalize('NFC'), options)),
  matches: async (phc, password) => {
    for (const form of formsOf(password)) {
      const isRight = await limit(() => verify(phc ?? hashOfNoPassword, form));
      if (phc !== null && isRight) return true;
    }
    return false;
  },
});

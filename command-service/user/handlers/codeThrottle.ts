import type { AttemptLimits } from '@platzwart/vault';
import type { Call } from '../../core/call.ts';
import { normalisedCredential } from '../domain/accountByCredential.ts';
import { type Throttle, signInLimits } from './signInThrottle.ts';

/** Strangers at other addresses are no reason to refuse the owner of a code: a code dies of a thousand wrong attempts (vault/codes.ts). */
const ofUnknownAddresses = 1_000;
export const initialCodeLimits: AttemptLimits = { ...signInLimits, ofUnknownAddresses };
/** Nobody guesses the code of a link: only the address is limited. */
export const linkLimits: AttemptLimits = { ...initialCodeLimits, ofAccountAndAddress: signInLimits.ofAddress };

/** Attempts at codes, by what was typed, whether or not somebody has it. */
export type CodeThrottle = Readonly<{ initial: Throttle; link: Throttle }>;

/** All calls without an address are counted under this one. */
const noAddress = 'unknown';

/** What an attempt at a code is counted under. */
export const codeAttemptOf = (credential: string, { address }: Pick<Call, 'address'>): Parameters<Throttle>[0] => {
  const account = `code of ${normalisedCredential(credential)}`;
  return { account, owner: account, address: address ?? noAddress };
};

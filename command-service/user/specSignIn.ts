import { randomUUID } from 'node:crypto';
import { type FactorId, factorId, passwordId, personId } from '@platzwart/contracts/core';
import { callFor } from '../testing/slots.ts';
import { serviceOnPostgres } from '../testing/serviceOnPostgres.ts';
import type { Newcomer } from './membersCommands.ts';
import type { SignInWish } from './signIn.ts';

export const password = 'Sandplatz-07';
export const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

/** A club whose people are registered as a spec needs them, and sign in over a service of its own. */
export const clubToSignInTo = async () => {
  const club = await serviceOnPostgres();
  const service = await club.open();
  const { members, passwords } = service;
  const phc = await passwords.hash(password);
  let count = 0;

  const send = async (command: Parameters<typeof members.send>[0]): Promise<void> => {
    const answer = await members.send(command, callFor(command, { actor: null }));
    if (answer.outcome === 'rejected') throw new Error(answer.code);
  };
  /** Verified, active, with the password; `hashed`: with that hash of it, or with none. */
  const register = async (differing: Partial<Newcomer> = {}, hashed: string | null = phc) => {
    const number = (count += 1);
    const id = personId(randomUUID());
    const own = hashed === null ? null : passwordId(randomUUID());
    if (own !== null && hashed !== null) await club.vault.passwords.keep(own, id, hashed);
    const [memberNumber, email] = [String(1_000 + number), `mitglied.${number}@platzwart.example`];
    const sealed = await club.vault.seal(id, { email });
    const newcomer: Newcomer = {
      ...{ personId: id, memberNumber, role: 'MEMBER', emailDigest: club.vault.digest(email), sealed, passwordId: own },
      ...{ discount: 0, verified: true, active: true, code: null },
      ...differing,
    };
    await send({ type: 'RegisterPeople', data: { people: [newcomer] } });
    return { personId: id, memberNumber, email, passwordId: own };
  };
  const enableFactor = async (id: ReturnType<typeof personId>): Promise<FactorId> => {
    const factor = factorId(randomUUID());
    await club.vault.secondFactors.keep({ factorId: factor, personId: id, secret });
    await send({ type: 'EnableSecondFactor', data: { personId: id, factorId: factor } });
    return factor;
  };
  const wish = (credential: string, differing: Partial<SignInWish> = {}): SignInWish => ({
    ...{ credential, password, secondFactor: null, address: '203.0.113.7', correlationId: 'spec' },
    ...differing,
  });
  const outcome = async (given: SignInWish, by = service): Promise<string> => {
    const answer = await by.signIn(given);
    return answer.outcome === 'signed-in' ? answer.outcome : answer.code;
  };
  return { ...club, service, send, register, enableFactor, wish, outcome };
};

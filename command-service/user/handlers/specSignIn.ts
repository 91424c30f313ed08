import { randomUUID } from 'node:crypto';
import { personId } from '@platzwart/contracts/core';
import { type FactorId, factorId, passwordId } from '@platzwart/contracts/user';
import { callFor } from '../../testing/slots.ts';
import { serviceOnPostgres } from '../../testing/serviceOnPostgres.ts';
import type { NewPerson } from '../domain/membersCommands.ts';
import type { SignInRequest } from './signIn.ts';

export const password = 'Sandplatz-07';
export const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

/** A club with the people that a spec registers, and a service of its own for their sign-ins. */
export const signInTestClub = async () => {
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
  const register = async (overrides: Partial<NewPerson> = {}, hashed: string | null = phc) => {
    const number = (count += 1);
    const id = personId(randomUUID());
    const own = hashed === null ? null : passwordId(randomUUID());
    if (own !== null && hashed !== null) await club.vault.passwords.keep(own, id, hashed);
    const [memberNumber, email] = [String(1_000 + number), `mitglied.${number}@platzwart.example`];
    const sealed = await club.vault.seal(id, { email });
    const newPerson: NewPerson = {
      ...{ personId: id, memberNumber, role: 'MEMBER', emailDigest: club.vault.digest(email), sealed, passwordId: own },
      ...{ discount: 0, verified: true, active: true, code: null },
      ...overrides,
    };
    await send({ type: 'RegisterPeople', data: { people: [newPerson] } });
    return { personId: id, memberNumber, email, passwordId: own };
  };
  const enableFactor = async (id: ReturnType<typeof personId>): Promise<FactorId> => {
    const factor = factorId(randomUUID());
    await club.vault.secondFactors.keep({ factorId: factor, personId: id, secret });
    await send({ type: 'EnableSecondFactor', data: { personId: id, factorId: factor } });
    return factor;
  };
  const request = (credential: string, overrides: Partial<SignInRequest> = {}): SignInRequest => ({
    ...{ credential, password, secondFactor: null, address: '203.0.113.7', correlationId: 'spec' },
    ...overrides,
  });
  const outcome = async (given: SignInRequest, by = service): Promise<string> => {
    const answer = await by.signIn(given);
    return answer.outcome === 'signed-in' ? answer.outcome : answer.code;
  };
  return { ...club, service, send, register, enableFactor, request, outcome };
};

import { randomUUID } from 'node:crypto';
import { type PersonId, type Role, personId } from '@platzwart/contracts/core';
import type { UserCommand } from '@platzwart/contracts/user';
import { standardRules } from '@platzwart/contracts/club';
import type { CommandService } from '../commandService.ts';
import type { CommandType } from '../commandTable.ts';
import type { Answer } from '../core/commandStream.ts';
import type { Person } from '../user/domain/membersState.ts';
import { callFor } from './slots.ts';
import { serviceOnPostgres } from './serviceOnPostgres.ts';

export const password = 'Grundlinie und Netz 7';

/** Personal data as typed. */
export const dataOf = (name: string) => ({
  firstName: name,
  lastName: 'Großkopf',
  companyName: null,
  email: `${name.toLowerCase()}@platzwart.example`,
  phone: '+49 1234 987654',
  address: { city: 'Musterstadt', houseNumber: '7b', street: 'Lindenweg', zip: '54321', country: 'DE' as const },
  language: 'de' as const,
});

type Overrides = Readonly<{ actor?: PersonId | null; idempotencyKey?: string; address?: string; at?: CommandService }>;
type Data<Type> = Extract<UserCommand, { type: Type }>['data'];

/** A club with rules on a database of its own, with people registered by command, and readable emails. */
export const accountsOnPostgres = async () => {
  const club = await serviceOnPostgres();
  const service = await club.open();
  await service.club.send({ type: 'SetBookingRules', data: standardRules }, callFor('rules', { actor: null }));

  const send = <Type extends UserCommand['type'] & CommandType>(
    type: Type,
    data: Data<Type>,
    { actor = null, idempotencyKey, address, at = service }: Overrides = {},
  ): Promise<Answer<string>> =>
    at.receive({
      ...{ type, actor, data, correlationId: 'spec', idempotencyKey: idempotencyKey ?? null },
      ...(address !== undefined && { address }),
    });

  /** The person with this member number; throws where there is none. */
  const person = (name: string): Person => {
    const { byEmail, byId } = service.members.current().state;
    const found = byEmail.get(club.vault.digest(dataOf(name).email));
    const known = found && byId.get(found);
    if (!known) throw new Error(`${name} is not in the club`);
    return known;
  };
  const register = async (name: string, role: Role = 'MEMBER', overrides: Partial<Data<'RegisterPerson'>> = {}) => {
    const membership = { memberNumber: null, role, discount: 0, verified: true, active: true, password };
    const input = { personId: personId(randomUUID()), person: dataOf(name), ...membership, ...overrides };
    const answer = await send('RegisterPerson', input);
    if (answer.outcome === 'rejected') throw new Error(`${name} was not registered: ${answer.code}`);
    return person(name);
  };
  /** The code in the newest email of this purpose. */
  const codeFor = async (name: string, purpose: string): Promise<string> => {
    const { codes, emailChange } = person(name);
    const codeId =
      purpose === 'NEW_MAIL' ? emailChange?.codeId : codes.find((code) => code.purpose === purpose)?.codeId;
    const code = codeId && (await club.vault.codes.textOf(codeId));
    if (!code) throw new Error(`${name} has no code for ${purpose}`);
    return code;
  };
  /** Whether signing in with it succeeds. */
  const isPassword = async (name: string, tried: string): Promise<boolean> => {
    const { passwordId } = person(name);
    return passwordId !== null && service.passwords.matches(await club.vault.passwords.of(passwordId), tried);
  };
  return { ...club, service, send, person, register, codeFor, isPassword };
};
export type AccountsOnPostgres = Awaited<ReturnType<typeof accountsOnPostgres>>;

import { standardRules } from '@platzwart/contracts/club';
import { personId } from '@platzwart/contracts/core';
import type { PersonalData } from '@platzwart/contracts/user';
import type { CommandService } from '../commandService.ts';
import type { Call } from '../core/call.ts';
import { type Rejected, reject } from '../core/decider.ts';
import { systemCall } from '../core/systemCall.ts';
import { type MembersState, type Person, personByEmail } from '../user/domain/membersState.ts';
import { newCode } from '../user/handlers/newCodes.ts';
import { registerPeople } from '../user/handlers/registerPeople.ts';
import { sealNewPerson } from '../user/handlers/sealNewPerson.ts';

type Service = Pick<CommandService, 'club' | 'members' | 'vault' | 'passwords'>;
/** `newId`: a new UUID; `clock`: now as an ISO 8601 instant. */
type Environment = Readonly<{ newId: () => string; clock: () => string }>;
type AdminInput = Pick<PersonalData, 'firstName' | 'lastName'> & Readonly<{ email: string }>;

export type InvitedAdmin = Readonly<{ outcome: 'invited'; memberNumber: string; code: string }>;

const newCall = ({ newId, clock }: Environment): Call => {
  const id = newId();
  return systemCall({ commandId: id, correlationId: id, idempotencyKey: null, now: clock() });
};

/** The vault's codes; the text of the last new one is read from `text`, because it may be sent and deleted a moment later. */
const recordCodes = (codes: Service['vault']['codes']) => {
  const recorded = { text: '' };
  const keep: typeof codes.keep = (code) => {
    recorded.text = code.code;
    return codes.keep(code);
  };
  return { recorded, codes: { ...codes, keep } };
};

const registerAdmin = async (
  { members, vault, passwords, codes }: Service & Readonly<{ codes: Service['vault']['codes'] }>,
  names: AdminInput,
  environment: Environment,
) => {
  const call = newCall(environment);
  const admin = await sealNewPerson(
    { vault: { ...vault, codes }, passwords, newId: environment.newId },
    {
      ...{ personId: personId(environment.newId()), memberNumber: null, role: 'ADMIN', discount: 0 },
      ...{ verified: false, active: true, password: null },
      person: { ...names, phone: null, address: null, language: 'de' },
    },
    call.now,
  );
  return registerPeople({ members, vault }, [admin], call);
};

const isConfirmed = ({ role, active, verified }: Person): boolean => role === 'ADMIN' && active && verified;
const isInvited = ({ role, active, verified, passwordId }: Person): boolean =>
  role === 'ADMIN' && active && !verified && passwordId === null;

const refusalFor = ({ byId }: MembersState, known: Person | null): Rejected<string> | null => {
  if (byId.some(isConfirmed)) return reject('ERR_USER_ALREADY_EXISTS');
  return known && !isInvited(known) ? reject('ERR_EMAIL_ALREADY_EXISTS', 'email') : null;
};

const issueAgain = async (
  { members, codes }: Pick<Service, 'members'> & Readonly<{ codes: Service['vault']['codes'] }>,
  { personId: id }: Person,
  environment: Environment,
) => {
  const call = newCall(environment);
  const code = await newCode(codes, { id: environment.newId(), personId: id, purpose: 'INIT_CODE', now: call.now });
  return members.send({ type: 'IssueCode', data: { personId: id, ...code } }, call);
};

/**
 * Removes the second factor of an ADMIN who lost it (decisions.md N2), for whoever operates the machine: the last ADMIN has nobody else
 * to ask. Ends all sessions of the person, who is told by e-mail. Refuses with ERR_USER_NOT_FOUND where no ADMIN has that e-mail.
 */
export const removeFactorOfAdmin = async (
  { members, vault }: Pick<Service, 'members' | 'vault'>,
  email: string,
  environment: Environment,
) => {
  const admin = personByEmail(members.current().state, vault.digest(email));
  if (admin?.role !== 'ADMIN') return reject('ERR_USER_NOT_FOUND', 'email');
  const call = { ...newCall(environment), reason: 'second factor lost' };
  return members.send({ type: 'RemoveSecondFactor', data: { personId: admin.personId } }, call);
};

/**
 * Invites the first ADMIN of a club (decisions.md N1), who is sent an initial code as any invited person, and sets the standard booking
 * rules where the club has none. The same address again gets a new code, until it is confirmed. Refuses with ERR_USER_ALREADY_EXISTS where
 * the club has an ADMIN who confirmed the account, ERR_EMAIL_ALREADY_EXISTS where the e-mail is that of another account.
 */
export const inviteFirstAdmin = async (
  service: Service,
  input: AdminInput,
  environment: Environment,
): Promise<InvitedAdmin | Rejected<string>> => {
  const { club, members, vault } = service;
  const digest = vault.digest(input.email);
  const known = personByEmail(members.current().state, digest);
  const refused = refusalFor(members.current().state, known);
  if (refused) return refused;
  if (club.current().state.rules === null)
    await club.send({ type: 'SetBookingRules', data: standardRules }, newCall(environment));
  const { recorded, codes } = recordCodes(vault.codes);
  const answer = known
    ? await issueAgain({ members, codes }, known, environment)
    : await registerAdmin({ ...service, codes }, input, environment);
  if (answer.outcome === 'rejected') return answer;
  const invited = personByEmail(members.current().state, digest);
  return { outcome: 'invited', memberNumber: invited?.memberNumber ?? '', code: recorded.text };
};

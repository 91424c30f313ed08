import type { PersonId } from '@platzwart/contracts/core';
import type { CodePurpose } from '@platzwart/contracts/user';
import type { CodeRequest } from '@platzwart/vault';
import { isPassing } from '../../core/commandAnswers.ts';
import type { Answer } from '../../core/commandStream.ts';
import { systemCall } from '../../core/systemCall.ts';
import type { AccountDependencies } from './accountDependencies.ts';
import { type EmailsGranted, maySendEmail } from '../domain/emailLimits.ts';
import { type MembersState, type Person, personByEmail } from '../domain/membersState.ts';
import { newCode } from './newCodes.ts';

type Dependencies = Pick<AccountDependencies, 'members' | 'newId'> &
  Readonly<{ vault: Pick<AccountDependencies['vault'], 'codes'>; clock: () => string }>;

/** Finds the person by their present e-mail, or by the new one that is not confirmed yet. */
const personOfRequest = (state: MembersState, { emailDigest, kind }: CodeRequest): Person | null =>
  kind === 'NEW_MAIL'
    ? (state.byId.find(({ emailChange }) => emailChange?.emailDigest === emailDigest) ?? null)
    : personByEmail(state, emailDigest);

/** The purpose that this person needs: a person without any password is sent an initial code instead of a reset. */
const purposeFor = ({ verified, passwordId }: Person, kind: string): CodePurpose | null => {
  if (!verified) return passwordId === null ? 'INIT_CODE' : 'GUEST_VERIFY';
  return kind === 'RESET_PASSWORD' ? 'RESET_PASSWORD' : null;
};

type RequestOfPerson = Readonly<{ person: Person; request: CodeRequest }>;

/** The request's id is both the code's id and the idempotency key: a repetition after a crash yields the same code and one email. */
const sendRequested = async (
  dependencies: Dependencies,
  { person, request }: RequestOfPerson,
): Promise<Answer<string> | null> => {
  const { members, vault, newId, clock } = dependencies;
  const { requestId: id, kind } = request;
  const { personId, emailChange } = person;
  const now = clock();
  const call = systemCall({ commandId: newId(), correlationId: id, idempotencyKey: id, now });
  if (kind === 'NEW_MAIL') {
    if (!emailChange) return null;
    const code = await newCode(vault.codes, { id, personId, purpose: 'NEW_MAIL', now });
    const { codeId, expiresAt } = code;
    return members.send({ type: 'RequestEmailChange', data: { ...emailChange, personId, codeId, expiresAt } }, call);
  }
  // A registration was attempted with a known e-mail. No code was requested: the owner may have done it, and is told that the account
  // exists, or another person.
  if (kind === 'KNOWN_EMAIL' && person.verified)
    return members.send({ type: 'NoteRegistration', data: { personId } }, call);
  const purpose = purposeFor(person, kind);
  if (purpose === null) return null;
  const code = await newCode(vault.codes, { id, personId, purpose, now });
  return members.send({ type: 'IssueCode', data: { personId, ...code } }, call);
};

const isIssued = (answer: Answer<string> | null): boolean => {
  if (answer && isPassing(answer))
    throw new Error('A code could not be requested: the log or a database is unavailable');
  return answer?.outcome === 'accepted';
};

type GrantedEmailsOf = (personId: PersonId) => Promise<EmailsGranted>;

/**
 * Processes one request for an email: returns the recipient, or null where no email is sent. Rejects where a retry can succeed, so that the
 * request is kept.
 */
export const processCodeRequest =
  (dependencies: Dependencies) =>
  async (request: CodeRequest, grantedTo: GrantedEmailsOf): Promise<PersonId | null> => {
    const person = personOfRequest(dependencies.members.current().state, request);
    if (!person?.active || !maySendEmail(await grantedTo(person.personId))) return null;
    return isIssued(await sendRequested(dependencies, { person, request })) ? person.personId : null;
  };

import type { PersonId } from '@platzwart/contracts/core';
import type { CodePurpose } from '@platzwart/contracts/user';
import type { CodeRequest } from '@platzwart/event-store/vault';
import { isPassing } from '../core/answers.ts';
import type { Answer } from '../core/commandStream.ts';
import { systemCall } from '../core/systemCall.ts';
import type { AccountNeeds } from './accountNeeds.ts';
import { type LettersGranted, mayBeWritten } from './letterLimits.ts';
import { type MembersState, type Person, personByEmail } from './membersState.ts';
import { newCode } from './newCodes.ts';

type Needs = Pick<AccountNeeds, 'members' | 'newId'> &
  Readonly<{ vault: Pick<AccountNeeds['vault'], 'codes'>; clock: () => string }>;

/** By the e-mail of today, or by the one that waits for its confirmation. */
const askedBy = (state: MembersState, { emailDigest, kind }: CodeRequest): Person | null =>
  kind === 'NEW_MAIL'
    ? (state.byId.find(({ emailChange }) => emailChange?.emailDigest === emailDigest) ?? null)
    : personByEmail(state, emailDigest);

/** What helps this person: somebody who forgot a password that was never chosen is sent the code to choose it. */
const purposeFor = ({ verified, passwordId }: Person, kind: string): CodePurpose | null => {
  if (!verified) return passwordId === null ? 'INIT_CODE' : 'GUEST_VERIFY';
  return kind === 'RESET_PASSWORD' ? 'RESET_PASSWORD' : null;
};

type Asked = Readonly<{ person: Person; request: CodeRequest }>;

/** The request's id is the code's and the call's key: begun again after a crash, it is still one code and one letter. */
const issued = async (needs: Needs, { person, request }: Asked): Promise<Answer<string> | null> => {
  const { members, vault, newId, clock } = needs;
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
  // Somebody registered with an e-mail that is known. Nobody has asked for a code: perhaps it was the owner, who knows now where to sign in, perhaps somebody else.
  if (kind === 'KNOWN_EMAIL' && person.verified)
    return members.send({ type: 'NoteRegistration', data: { personId } }, call);
  const purpose = purposeFor(person, kind);
  if (purpose === null) return null;
  const code = await newCode(vault.codes, { id, personId, purpose, now });
  return members.send({ type: 'IssueCode', data: { personId, ...code } }, call);
};

const isIssued = (answer: Answer<string> | null): boolean => {
  if (answer && isPassing(answer)) throw new Error('A code could not be issued: the log or a database is away');
  return answer?.outcome === 'accepted';
};

type GrantedTo = (personId: PersonId) => Promise<LettersGranted>;

/**
 * Answers one request for a letter: the person it goes to, or null where none is written. Rejects where the moment is bad, so
 * that the request stays.
 */
export const answerRequest =
  (needs: Needs) =>
  async (request: CodeRequest, grantedTo: GrantedTo): Promise<PersonId | null> => {
    const person = askedBy(needs.members.current().state, request);
    if (!person?.active || !mayBeWritten(await grantedTo(person.personId))) return null;
    return isIssued(await issued(needs, { person, request })) ? person.personId : null;
  };

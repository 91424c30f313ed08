import type { UserEvent } from '@platzwart/contracts/user';
import type { Decider } from '../core/decider.ts';
import {
  changePassword,
  enableSecondFactor,
  endSessions,
  removeSecondFactor,
  useRecoveryCode,
} from './accountSecurity.ts';
import { confirmEmailChange, requestEmailChange } from './emailChange.ts';
import { erasePerson, requestErasure } from './erasure.ts';
import { evolveMembers } from './evolveMembers.ts';
import type { MembersCommand, MembersErrorCode } from './membersCommands.ts';
import { type MembersState, nobody } from './membersState.ts';
import { issueCode, resetPassword, verifyPerson } from './oneTimeCodes.ts';
import type { MembersDecision } from './personRules.ts';
import { noteRegistration, registerPeople } from './registration.ts';
import { updatePerson } from './standing.ts';

type Orders = { [Command in MembersCommand as Command['type']]: Command['data'] };
type Decisions = Readonly<{ [Type in keyof Orders]: (data: Orders[Type], state: MembersState) => MembersDecision }>;
type Order<Type extends keyof Orders> = { [Each in Type]: Readonly<{ type: Each; data: Orders[Each] }> }[Type];

const decisions: Decisions = {
  RegisterPeople: registerPeople,
  IssueCode: issueCode,
  VerifyPerson: verifyPerson,
  ChangePassword: changePassword,
  ResetPassword: resetPassword,
  RequestEmailChange: requestEmailChange,
  ConfirmEmailChange: confirmEmailChange,
  UpdatePerson: updatePerson,
  EndSessions: endSessions,
  EnableSecondFactor: enableSecondFactor,
  RemoveSecondFactor: removeSecondFactor,
  UseRecoveryCode: useRecoveryCode,
  NoteRegistration: noteRegistration,
  RequestErasure: requestErasure,
  ErasePerson: erasePerson,
};

const decide = <Type extends keyof Orders>({ type, data }: Order<Type>, state: MembersState): MembersDecision =>
  decisions[type](data, state);

/**
 * Who belongs to the club. Member number and e-mail are unique and a one-time code is used once, because all persons are in
 * one stream. Each command's refusals stand beside its rule.
 */
export const membersDecider: Decider<MembersState, MembersCommand, UserEvent, MembersErrorCode> = {
  initialState: nobody,
  evolve: evolveMembers,
  decide,
};

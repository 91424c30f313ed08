import type { UserEvent } from '@platzwart/contracts/user';
import type { Decider } from '../../core/decider.ts';
import {
  decideChangePassword,
  decideEnableSecondFactor,
  decideEndSessions,
  decideRemoveSecondFactor,
  decideRemoveSecondFactorOfPerson,
  decideUseRecoveryCode,
} from './accountSecurity.ts';
import { decideConfirmEmailChange, decideRequestEmailChange } from './emailChange.ts';
import { decideEraseEverybody, decideErasePerson, decideRequestErasure } from './erasure.ts';
import { evolveMembers } from './evolveMembers.ts';
import type { MembersCommand, MembersErrorCode } from './membersCommands.ts';
import { type MembersState, nobody } from './membersState.ts';
import { decideIssueCode, decideResetPassword, decideVerifyPerson } from './oneTimeCodes.ts';
import type { MembersDecision } from './personRules.ts';
import { decideNoteRegistration, decideRegisterPeople } from './registration.ts';
import { decideUpdatePerson } from './personUpdate.ts';

type Commands = { [Command in MembersCommand as Command['type']]: Command['data'] };
type Decisions = Readonly<{ [Type in keyof Commands]: (data: Commands[Type], state: MembersState) => MembersDecision }>;
type CommandOf<Type extends keyof Commands> = { [Each in Type]: Readonly<{ type: Each; data: Commands[Each] }> }[Type];

const decisions: Decisions = {
  RegisterPeople: decideRegisterPeople,
  IssueCode: decideIssueCode,
  VerifyPerson: decideVerifyPerson,
  ChangePassword: decideChangePassword,
  ResetPassword: decideResetPassword,
  RequestEmailChange: decideRequestEmailChange,
  ConfirmEmailChange: decideConfirmEmailChange,
  UpdatePerson: decideUpdatePerson,
  EndSessions: decideEndSessions,
  EnableSecondFactor: decideEnableSecondFactor,
  RemoveSecondFactor: decideRemoveSecondFactor,
  RemoveSecondFactorOfPerson: decideRemoveSecondFactorOfPerson,
  UseRecoveryCode: decideUseRecoveryCode,
  NoteRegistration: decideNoteRegistration,
  RequestErasure: decideRequestErasure,
  ErasePerson: decideErasePerson,
  EraseEverybody: decideEraseEverybody,
};

const decide = <Type extends keyof Commands>({ type, data }: CommandOf<Type>, state: MembersState): MembersDecision =>
  decisions[type](data, state);

/**
 * The people of the club. All persons are in one stream, so that member number and e-mail are unique and a one-time code is used once. The
 * refusals of each command are documented at its rule.
 */
export const membersDecider: Decider<MembersState, MembersCommand, UserEvent, MembersErrorCode> = {
  initialState: nobody,
  evolve: evolveMembers,
  decide,
};

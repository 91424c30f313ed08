import {
  type BookAsUser,
  type CancelBooking,
  bookAsUserSchema,
  cancelBookingSchema,
} from '@platzwart/contracts/booking';
import {
  type ClubCommand,
  arrangeSportSchema,
  describeClubSchema,
  setBookingRulesSchema,
  setPricesSchema,
  stateImprintSchema,
} from '@platzwart/contracts/club';
import {
  type UserCommand,
  changePasswordSchema,
  endSessionSchema,
  endSessionsSchema,
  erasePersonSchema,
  importPeopleSchema,
  registerGuestSchema,
  registerPersonSchema,
  removeSecondFactorSchema,
  requestCodeSchema,
  requestEmailChangeSchema,
  requestErasureSchema,
  resetPasswordSchema,
  updatePersonSchema,
  verifyPersonSchema,
} from '@platzwart/contracts/user';
import * as v from 'valibot';
import type { ClubErrorCode } from './club/clubDecider.ts';
import { refusal } from './core/answers.ts';
import type { Call } from './core/call.ts';
import type { Answer, CommandStream } from './core/commandStream.ts';
import { inputPaths } from './core/inputPaths.ts';
import type { AccountProcesses } from './processes/accountProcesses.ts';

export type CommandType = (BookAsUser | CancelBooking | AccountCommand | ClubCommand)['type'];
/** Enabling a second factor answers more than ids, and has a door of its own. */
type AccountCommand = Exclude<UserCommand, { type: 'EnableSecondFactor' }>;
type Handler<Data> = (data: Data, call: Call) => Promise<Answer<string>>;
export type CommandTable = Readonly<Record<CommandType, Handler<unknown>>>;

type Needs = Readonly<{
  bookAsUser: Handler<BookAsUser['data']>;
  cancelBooking: Handler<CancelBooking['data']>;
  accounts: Omit<AccountProcesses, 'forget'>;
  club: Pick<CommandStream<unknown, ClubCommand, ClubErrorCode>, 'send'>;
  /** The system itself, or an active ADMIN (decisions.md C5). */
  isAdmin: (call: Call) => boolean;
}>;

/** Outside data is parsed here, once. Refuses with ERR_INVALID_INPUT and the paths of what is wrong. */
const parsed =
  <Schema extends v.GenericSchema>(schema: Schema, handle: Handler<v.InferOutput<Schema>>): Handler<unknown> =>
  async (data, call) => {
    const result = v.safeParse(schema, data);
    return result.success ? handle(result.output, call) : refusal('ERR_INVALID_INPUT', ...inputPaths(result.issues));
  };

/** Every command that reaches this service from outside: how it is read, who may send it, what handles it. */
export const commandTable = ({ bookAsUser, cancelBooking, accounts, club, isAdmin }: Needs): CommandTable => {
  const byAdmin =
    <Data>(handle: Handler<Data>): Handler<Data> =>
    async (data, call) =>
      isAdmin(call) ? handle(data, call) : refusal('ERR_NOT_AUTHORIZED');
  /** Never the system: nobody is erased or let in by whoever merely holds its secret. */
  const byAdminInPerson =
    <Data>(handle: Handler<Data>): Handler<Data> =>
    async (data, call) =>
      call.actor === null ? refusal('ERR_NOT_AUTHORIZED') : byAdmin(handle)(data, call);
  return {
    BookAsUser: parsed(bookAsUserSchema, bookAsUser),
    CancelBooking: parsed(cancelBookingSchema, cancelBooking),
    RegisterPerson: byAdmin(parsed(registerPersonSchema, accounts.registerPerson)),
    ImportPeople: byAdminInPerson(parsed(importPeopleSchema, accounts.importPeople)),
    ErasePerson: byAdminInPerson(parsed(erasePersonSchema, accounts.erasePerson)),
    RegisterGuest: parsed(registerGuestSchema, accounts.registerGuest),
    VerifyPerson: parsed(verifyPersonSchema, accounts.verifyPerson),
    RequestCode: parsed(requestCodeSchema, accounts.requestCode),
    ResetPassword: parsed(resetPasswordSchema, accounts.resetPassword),
    ChangePassword: parsed(changePasswordSchema, accounts.changePassword),
    RequestEmailChange: parsed(requestEmailChangeSchema, accounts.requestEmailChange),
    UpdatePerson: parsed(updatePersonSchema, accounts.updatePerson),
    EndSession: parsed(endSessionSchema, accounts.endSession),
    EndSessions: parsed(endSessionsSchema, accounts.endSessions),
    RemoveSecondFactor: parsed(removeSecondFactorSchema, accounts.removeSecondFactor),
    RequestErasure: parsed(requestErasureSchema, accounts.requestErasure),
    DescribeClub: byAdmin(parsed(describeClubSchema, (data, call) => club.send({ type: 'DescribeClub', data }, call))),
    StateImprint: byAdmin(parsed(stateImprintSchema, (data, call) => club.send({ type: 'StateImprint', data }, call))),
    ArrangeSport: byAdmin(parsed(arrangeSportSchema, (data, call) => club.send({ type: 'ArrangeSport', data }, call))),
    SetPrices: byAdmin(parsed(setPricesSchema, (data, call) => club.send({ type: 'SetPrices', data }, call))),
    SetBookingRules: byAdmin(
      parsed(setBookingRulesSchema, (data, call) => club.send({ type: 'SetBookingRules', data }, call)),
    ),
  };
};

export const commandTypes = [
  'BookAsUser',
  'CancelBooking',
  'RegisterPerson',
  'ImportPeople',
  'ErasePerson',
  'RegisterGuest',
  'VerifyPerson',
  'RequestCode',
  'ResetPassword',
  'ChangePassword',
  'RequestEmailChange',
  'UpdatePerson',
  'EndSession',
  'EndSessions',
  'RemoveSecondFactor',
  'RequestErasure',
  'DescribeClub',
  'StateImprint',
  'ArrangeSport',
  'SetPrices',
  'SetBookingRules',
] as const satisfies readonly CommandType[];

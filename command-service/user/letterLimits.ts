import type { ChangesGranted, RegistrationsGranted } from '@platzwart/event-store/vault';

/** How many letters were granted already: to this person, to whoever asked from this address, to anybody. */
export type LettersGranted = Readonly<{
  toPersonThisMinute: number;
  toPersonToday: number;
  fromAddressThisHour: number;
  thisHour: number;
}>;

/** decisions.md U6: one a minute and five a day. Reliability T11: so that nobody floods mailboxes through us. */
const most: LettersGranted = { toPersonThisMinute: 1, toPersonToday: 5, fromAddressThisHour: 10, thisHour: 200 };

/** Whether one more letter may go out. */
export const mayBeWritten = (granted: LettersGranted): boolean =>
  granted.toPersonThisMinute < most.toPersonThisMinute &&
  granted.toPersonToday < most.toPersonToday &&
  granted.fromAddressThisHour < most.fromAddressThisHour &&
  granted.thisHour < most.thisHour;

/** Each takes a password to hash, a letter to whatever address it names, and a place in the log for good. */
const mostRegistrations: RegistrationsGranted = { fromAddressThisHour: 20, thisHour: 200 };

/** Whether one more stranger may register. */
export const mayRegister = (granted: RegistrationsGranted): boolean =>
  granted.fromAddressThisHour < mostRegistrations.fromAddressThisHour && granted.thisHour < mostRegistrations.thisHour;

const mostChanges: ChangesGranted = { byPersonThisMinute: 1, byPersonToday: 5, toEmailThisMinute: 1, toEmailToday: 5 };

/** The same for the letters about another e-mail: by whom they are asked for, and whom they go to. */
export const mayChangeEmail = (granted: ChangesGranted): boolean =>
  granted.byPersonThisMinute < mostChanges.byPersonThisMinute &&
  granted.byPersonToday < mostChanges.byPersonToday &&
  granted.toEmailThisMinute < mostChanges.toEmailThisMinute &&
  granted.toEmailToday < mostChanges.toEmailToday;

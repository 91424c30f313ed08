/** How many emails were granted already: to this person, to callers from this address, and in all. */
export type EmailsGranted = Readonly<{
  toPersonThisMinute: number;
  toPersonToday: number;
  fromAddressThisHour: number;
  thisHour: number;
}>;

/** decisions.md U6: one a minute and five a day. reliability T11: the club cannot be used to flood mailboxes. */
const maxEmails: EmailsGranted = { toPersonThisMinute: 1, toPersonToday: 5, fromAddressThisHour: 10, thisHour: 200 };

/** Whether one more email may be sent. */
export const maySendEmail = (granted: EmailsGranted): boolean =>
  granted.toPersonThisMinute < maxEmails.toPersonThisMinute &&
  granted.toPersonToday < maxEmails.toPersonToday &&
  granted.fromAddressThisHour < maxEmails.fromAddressThisHour &&
  granted.thisHour < maxEmails.thisHour;

type RegistrationsGranted = Readonly<{ fromAddressThisHour: number; thisHour: number }>;

/** Each registration costs a password hash, an email to an unverified address, and a permanent event in the log. */
const mostRegistrations: RegistrationsGranted = { fromAddressThisHour: 20, thisHour: 200 };

/** Whether one more registration by a visitor is allowed. */
export const mayRegister = (granted: RegistrationsGranted): boolean =>
  granted.fromAddressThisHour < mostRegistrations.fromAddressThisHour && granted.thisHour < mostRegistrations.thisHour;

type ChangesGranted = Readonly<{
  byPersonThisMinute: number;
  byPersonToday: number;
  toEmailThisMinute: number;
  toEmailToday: number;
}>;

const mostChanges: ChangesGranted = { byPersonThisMinute: 1, byPersonToday: 5, toEmailThisMinute: 1, toEmailToday: 5 };

/** The same for emails about a change of address: per person who requests it, and per recipient. */
export const mayChangeEmail = (granted: ChangesGranted): boolean =>
  granted.byPersonThisMinute < mostChanges.byPersonThisMinute &&
  granted.byPersonToday < mostChanges.byPersonToday &&
  granted.toEmailThisMinute < mostChanges.toEmailThisMinute &&
  granted.toEmailToday < mostChanges.toEmailToday;

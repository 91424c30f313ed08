import { futureBookingsChoices, mailTypes } from '@platzwart/contracts/user';
import { languages } from '@platzwart/contracts/core';
import type { Builder } from '../core/builder.ts';
import { accountStates, userSorts } from './directory/directoryFilter.ts';

/** The enums of accounts that more than one field uses. */
export const addUserEnums = (builder: Builder) => ({
  language: builder.enumType('Language', { values: languages, description: '(+)' }),
  futureBookings: builder.enumType('FutureBookings', { values: futureBookingsChoices, description: '(+)' }),
  mailType: builder.enumType('MailType', { values: mailTypes }),
  accountState: builder.enumType('AccountState', { values: accountStates, description: '(+)' }),
  userSort: builder.enumType('UserSort', { values: userSorts, description: '(+)' }),
});

export type UserEnums = ReturnType<typeof addUserEnums>;

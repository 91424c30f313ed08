import type { ValidatedOperation } from '../documents/operationValidator.ts';

/**
 * After a sign-out the browser drops its cached pages, so that the next user of the computer cannot go back to them (reliability
 * T22). Not `storage`: the client removes personal data itself and keeps the theme preferences. Not `cookies`: other sites of the
 * club may have theirs.
 */
const clearSiteData = ['clear-site-data', '"cache"'];
export const signOutHeaders = ({ rootFields }: ValidatedOperation): readonly string[] =>
  rootFields.some(({ name }) => name.value === 'logout') ? clearSiteData : [];

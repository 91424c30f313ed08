import { describe, expect, it } from 'vitest';
import { errorCodes, successCodes } from './catalogue.ts';

/** The error catalogue of product.md §8 as it is written there, entity by entity. */
const entities = [
  'USER',
  'GUEST',
  'VOUCHER',
  'CONTACT',
  'TEAM',
  'EVENT',
  'POST',
  'BOOKING',
  'MAIN_BOOKING',
  'INVOICE',
  'DOORCODE',
  'CONTACT_FORM_MESSAGE',
];
const named = [
  ...['ERR_INVALID_INPUT', 'ERR_SERVER', 'ERR_NOT_AUTHORIZED', 'LOGIN_REQUIRED', 'ERR_DB_CONNECTION'],
  ...['ERR_TOO_MANY_LOGIN_ATTEMPTS', 'ERR_USER_DEACTIVATED', 'ERR_INVALID_CREDENTIALS', 'ERR_USER_NOT_VERIFIED'],
  ...['ERR_USER_ALREADY_VERIFIED', 'ERR_WRONG_INIT_PASS', 'ERR_WRONG_OLD_PASS', 'ERR_EMAIL_NOT_SENT'],
  ...['ERR_USER_ALREADY_EXISTS', 'ERR_EMAIL_ALREADY_EXISTS', 'ERR_BOOKING_TIME_INVALID', 'ERR_INITIAL', 'ERR_LOGIN'],
  ...['ERR_EVENT_NOT_POSSIBLE_TO_DELETE', 'ERR_EVENT_NOT_POSSIBLE_TO_CANCEL', 'ERR_CODE_NOT_MATCH'],
  ...['ERR_CODE_NOT_UNSET', 'ERR_LOAD_SETTINGS', 'ERR_LOAD_INVOICE_DATA', 'ERR_NO_OLDER_VOUCHER_FOUND'],
  // decisions.md C3
  ...['ERR_CANCEL_TOO_LATE', 'ERR_BOOKING_LIMIT', 'ERR_BOOKING_CONFLICT', 'ERR_PRICE_CHANGED', 'ERR_PAYMENT_FAILED'],
  'ERR_VOUCHER_NOT_USABLE',
];
const known: readonly string[] = errorCodes;

describe('The catalogue of codes', () => {
  it('contains all of product.md §8', () => {
    const failures = entities.flatMap((entity) =>
      ['CREATED', 'UPDATED', 'DELETED', 'FOUND'].map((what) => `ERR_${entity}_NOT_${what}`),
    );
    expect([...named, ...failures].filter((code) => !known.includes(code))).toEqual([]);
  });

  it.each([
    ['refusals', errorCodes, /^(?:ERR_[A-Z_]+|LOGIN_REQUIRED|CLIENT_OUTDATED)$/],
    ['successes', successCodes, /^SUC_[A-Z_]+$/],
  ] as const)('contains each of the %s once, in one spelling', (_, codes, form) => {
    expect(new Set(codes).size).toBe(codes.length);
    for (const code of codes) expect(code).toMatch(form);
  });
});

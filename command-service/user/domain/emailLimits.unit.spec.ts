import { describe, expect, it } from 'vitest';
import { maySendEmail, mayChangeEmail, mayRegister } from './emailLimits.ts';

const none = { toPersonThisMinute: 0, toPersonToday: 0, fromAddressThisHour: 0, thisHour: 0 };

describe('An email with a code', () => {
  it('is sent where there were none before', () => {
    expect(maySendEmail(none)).toBe(true);
  });

  it('is sent up to the limit', () => {
    expect(maySendEmail({ ...none, toPersonToday: 4, fromAddressThisHour: 9, thisHour: 199 })).toBe(true);
  });

  it.each([
    ['a person has had one this minute', { toPersonThisMinute: 1 }],
    ['a person has had five today', { toPersonToday: 5 }],
    ['ten were asked for from one address this hour', { fromAddressThisHour: 10 }],
    ['two hundred went out this hour', { thisHour: 200 }],
  ])('is not sent where %s', (_, granted) => {
    expect(maySendEmail({ ...none, ...granted })).toBe(false);
  });
});

describe('A registration', () => {
  it.each([
    ['the last that fits', { fromAddressThisHour: 19, thisHour: 199 }, true],
    ['one too many from one place this hour', { fromAddressThisHour: 20, thisHour: 20 }, false],
    ['one too many this hour', { fromAddressThisHour: 0, thisHour: 200 }, false],
  ])('is limited: %s', (_, granted, isTaken) => {
    expect(mayRegister(granted)).toBe(isTaken);
  });
});

const noChange = { byPersonThisMinute: 0, byPersonToday: 0, toEmailThisMinute: 0, toEmailToday: 0 };

describe('An email about a change of address', () => {
  it('is sent up to the limit', () => {
    expect(mayChangeEmail({ ...noChange, byPersonToday: 4, toEmailToday: 4 })).toBe(true);
  });

  it.each([
    ['the person has asked this minute', { byPersonThisMinute: 1 }],
    ['the person has asked five times today', { byPersonToday: 5 }],
    ['somebody has written there this minute', { toEmailThisMinute: 1 }],
    ['five went there today', { toEmailToday: 5 }],
  ])('is not sent where %s', (_, granted) => {
    expect(mayChangeEmail({ ...noChange, ...granted })).toBe(false);
  });
});

import { localTime } from '@platzwart/contracts/core';
import { describe, expect, it } from 'vitest';
import { doneOf } from './setUpSteps.ts';

const tennis = { name: 'TENNIS', courts: 3, prices: [{ time: localTime('07:00') }] };
const club = {
  generalInfos: { demoLogins: [] },
  dashboardInfos: { isDescribed: true, rules: { reviewed: true }, billing: { taxNumber: '12/345/67890' } },
  bookingInfos: { sportSettings: [tennis] },
  sentMails: { total: 1 },
};
const withSports = (...sportSettings: readonly (typeof tennis)[]) =>
  doneOf({ ...club, bookingInfos: { sportSettings } });
const missingIn = (done: ReturnType<typeof doneOf>) =>
  Object.entries(done).flatMap(([step, isDone]) => (isDone ? [] : [step]));

describe('The steps of setting up a club', () => {
  it('are all done by facts', () => {
    expect(missingIn(doneOf(club))).toEqual([]);
  });

  it.each([
    ['no sport', [], ['sports', 'prices']],
    ['no court', [{ ...tennis, courts: 0 }], ['sports']],
    ['a sport without prices', [tennis, { ...tennis, prices: [] }], ['prices']],
  ])('are open with %s', (_, sports, missing) => {
    expect(missingIn(withSports(...sports))).toEqual(missing);
  });

  it.each([
    ['nothing about tax', null],
    ['payment terms without a tax number', { taxNumber: null }],
  ])('are open with %s', (_, billing) => {
    expect(missingIn(doneOf({ ...club, dashboardInfos: { ...club.dashboardInfos, billing } }))).toEqual(['tax']);
  });

  it('include a first e-mail, which a demo does not need', () => {
    const silent = { ...club, sentMails: { total: 0 } };
    expect(missingIn(doneOf(silent))).toEqual(['mail']);
    const demo = { generalInfos: { demoLogins: [{ email: 'anna@platzwart.example' }] } };
    expect(missingIn(doneOf({ ...silent, ...demo }))).toEqual([]);
  });
});

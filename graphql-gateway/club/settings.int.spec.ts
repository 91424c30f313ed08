import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { localDate } from '@platzwart/contracts/core';
import * as v from 'valibot';
import { type Instance, startInstance } from '../testing/instance.ts';
import { admin, anna } from '../testing/personas.ts';
import { booking } from '../testing/exampleRows.ts';
import { sendGraphql } from '../testing/sendGraphql.ts';

const ofRules = v.object({ data: v.object({ rules: v.object({ reviewed: v.optional(v.boolean()) }) }) });
const flags =
  'allowedTrainersBookings: true, allowedGuestsBookings: false, allowedSaisonBookings: true, allowedVouchers: false';
const tennis = (end: string) =>
  `{ sport: "TENNIS", numOfCourts: 1, start: "07:00", end: "${end}", halfHour: true, stornoTime: 12, sports: ["TENNIS", "HALL"], ${flags} }`;

describe('The settings on the wire', () => {
  let instance: Instance;
  const send = async (query: string) => sendGraphql(instance.url, { query, token: await instance.tokenOf(admin) });
  beforeAll(async () => {
    instance = await startInstance();
  });
  beforeEach(() => instance.commands.commands.splice(0));
  afterAll(() => instance.close());

  it('become one command, whatever their names in the contract', async () => {
    await send(`mutation { updateTimeAndCourtInfos(infos: ${tennis('21:00')}) { code } }`);
    expect(instance.commands.commands).toMatchObject([
      {
        type: 'ChangeSettings',
        data: {
          sport: { sport: 'TENNIS', activeCourts: 1, opensAt: '07:00', closesAt: '21:00', courts: null },
          sports: ['TENNIS', 'HALL'],
          rules: { cancellationHours: 12, allowedGuests: false },
          force: false,
        },
      },
    ]);
  });

  it('say which settings they were made from, if the caller does', async () => {
    const { data } = await send('{ dashboardInfos { revision } }');
    expect(data).toEqual({ dashboardInfos: { revision: 7 } });
    await send('mutation { updateSettings(settings: { rules: { stornoTime: 3 } }, basedOn: 7) { code } }');
    await send('mutation { updateSettings(settings: { rules: { stornoTime: 3 } }) { code } }');
    const [based, unbased] = instance.commands.commands;
    expect(based).toMatchObject({ data: { basedOn: 7 } });
    expect(unbased).not.toHaveProperty('data.basedOn');
    const { errors } = await send('mutation { updateSettings(settings: {}, basedOn: -1) { code } }');
    expect(errors?.[0]).toMatchObject({ message: 'ERR_INVALID_INPUT' });
  });

  it('name the people of the imprint by member number', async () => {
    await send(`mutation { updateSettings(settings: { imprint: { board: ["${anna.memberNumber}"] } }) { code } }`);
    expect(instance.commands.commands).toMatchObject([{ data: { imprint: { board: [anna.personId] } } }]);
  });

  it('say nothing of what the caller does not name, and null of what is emptied', async () => {
    const sentBy = async (settings: string) => {
      await send(`mutation { updateSettings(settings: ${settings}) { code } }`);
      return instance.commands.commands.splice(0).map(({ data }) => data);
    };
    const unforced = { force: false, reason: null };
    expect(await sentBy('{ billing: { dueDays: 14, eInvoice: null } }')).toEqual([
      { ...unforced, billing: { dueDays: 14 } },
    ]);
    expect(await sentBy('{ billing: { dueDays: 14, directDebit: null }, imprint: { board: [], vatId: "" } }')).toEqual([
      { ...unforced, billing: { dueDays: 14, directDebit: null }, imprint: { board: [], vatId: null } },
    ]);
    const limits = '{ role: MEMBER, minAdvanceMinutes: 0, graceMinutes: 0, maxParallel: null }';
    expect(await sentBy(`{ rules: { limits: [${limits}], smallBusinessPeriods: [{ from: "2027-01-01" }] } }`)).toEqual([
      {
        ...unforced,
        rules: {
          ...{ reviewed: true, smallBusinessPeriods: [{ from: '2027-01-01', to: null }] },
          limits: { MEMBER: { minAdvanceMinutes: 0, graceMinutes: 0, maxParallel: null } },
        },
      },
    ]);
  });

  it.each([
    ['a rule of booking', '{ showNames: true }', true],
    [
      'what concerns payment and tax only',
      '{ invoiceForGuests: true, vatRates: [], smallBusinessPeriods: [] }',
      undefined,
    ],
    ['nothing', '{ }', undefined],
    ['nothing but nulls', '{ showNames: null, limits: null }', undefined],
  ])('review the rules with %s: %s', async (_, rules, reviewed) => {
    await send(`mutation { updateSettings(settings: { rules: ${rules} }) { code } }`);
    expect(instance.commands.commands.map(({ data }) => data)).toMatchObject([{ rules: {} }]);
    const [sent] = instance.commands.commands;
    expect(v.parse(ofRules, sent).data.rules.reviewed).toBe(reviewed);
  });

  it.each(['stornoTime', 'discount', 'guestFee'])('refuse %s without a number, and change nothing', async (name) => {
    const { errors } = await send(`mutation { updateSettings(settings: { rules: { ${name}: null } }) { code } }`);
    expect(errors?.[0]).toMatchObject({
      message: 'ERR_INVALID_INPUT',
      extensions: { field: `settings.rules.${name}` },
    });
    expect(instance.commands.commands).toEqual([]);
  });

  it('refuse a cancellation period without a number beside the hours and courts', async () => {
    const infos = tennis('21:00').replace('stornoTime: 12', 'stornoTime: null');
    const { errors } = await send(`mutation { updateTimeAndCourtInfos(infos: ${infos}) { code } }`);
    expect(errors?.[0]).toMatchObject({ message: 'ERR_INVALID_INPUT', extensions: { field: 'infos.stornoTime' } });
    expect(instance.commands.commands).toEqual([]);
  });

  it('issue terms, and refuse those that are empty, too long or no text (decisions.md N29a)', async () => {
    await send('mutation { updateSettings(settings: { terms: { de: "# Ordnung" } }) { code } }');
    expect(instance.commands.commands.splice(0)).toMatchObject([{ data: { terms: { de: '# Ordnung' } } }]);
    for (const de of [' ', 'x'.repeat(20_001), '\\u202e']) {
      const { errors } = await send(`mutation { updateSettings(settings: { terms: { de: "${de}" } }) { code } }`);
      expect(errors?.[0]).toMatchObject({ extensions: { field: 'settings.terms.de' } });
    }
    expect(instance.commands.commands).toEqual([]);
  });

  it('name the refused field as the caller does', async () => {
    const { errors } = await send(
      'mutation { updateSettings(settings: { billing: { iban: "DE11", dueDays: 14 } }) { code } }',
    );
    expect(errors?.[0]).toMatchObject({ extensions: { field: 'settings.billing.iban' } });
    expect(instance.commands.commands).toEqual([]);
  });

  it('state the accounts of the books, and refuse what is no account (decisions.md N45)', async () => {
    const of = (bank: string) => `mutation { updateSettings(settings: { accounting: {
      chart: "04", accountLength: 4, adviser: 45678, client: 1, yearStartMonth: 1, bank: "${bank}", cash: "1600",
      payPal: "1461", card: "1462", bankFee: "6855", toBeReturned: "3500", smallBusinessRevenue: "4185",
      debtorBase: "10000", costCentres: [{ sphere: WGB, number: "4" }],
      revenue: [{ vatRate: 0, court: "4200", season: "4200", guestFee: "4200", voucher: "4200" }] } }) { code } }`;
    await send(of('1800'));
    expect(instance.commands.commands.splice(0)).toMatchObject([
      { data: { accounting: { bank: '1800', revenue: [{ taxKey: null }], costCentres: { WGB: '4', IDEELL: null } } } },
    ]);
    for (const wrong of ['', '18', '18OO', '=1+1', '123456789']) {
      const { errors } = await send(of(wrong));
      expect(errors?.[0]).toMatchObject({ extensions: { field: 'settings.accounting.bank' } });
    }
    expect(instance.commands.commands).toEqual([]);
  });

  it('list the bookings that they would hurt', async () => {
    const late = booking({ date: localDate('2026-06-20'), startMinute: 1260, endMinute: 1320 });
    const fitting = booking({ date: localDate('2026-06-20'), startMinute: 600, endMinute: 660 });
    const position = await instance.projections.show([late, fitting]);
    await instance.readSide.watch.waitFor(['bookings'], position, 5000);
    const { data } = await send(`{ settingsImpact(infos: ${tennis('21:00')}) { total bookings { _id } } }`);
    expect(data).toEqual({ settingsImpact: { total: 1, bookings: [{ _id: late.bookingId }] } });
  });
});

import { type PersonId, bookingId } from '@platzwart/contracts/core';
import { describe, expect, it } from 'vitest';
import { cancelBooking } from './cancelBooking.ts';
import { admin, anna, ben, callBy, ledgerThatAccepts, needsOf } from './specNeeds.ts';

const request = {
  bookingId: bookingId('bbbbbbbb-0000-4000-8000-000000000001'),
  category: 'SINGLE' as const,
  userID: null,
  reason: null,
};

type Needs = Parameters<typeof cancelBooking>[0];

/** The booking is Anna's, and a seal shows whose it is. */
const cancelling = (changed: Partial<Needs> = {}) => {
  const ledger = ledgerThatAccepts();
  const ownerOf: Needs['ownerOf'] = () => Promise.resolve(anna.personId);
  const sealReason: Needs['sealReason'] = (personId, reason) => Promise.resolve(`${personId}: ${reason}`);
  return { cancel: cancelBooking({ ...needsOf(ledger), ownerOf, sealReason, ...changed }), ledger };
};

describe('Cancelling as a user', () => {
  it("puts person, clock and the club's deadline to what the person wants", async () => {
    const { cancel, ledger } = cancelling();
    await cancel(request, callBy(anna));
    expect(ledger.heard).toEqual([
      {
        command: {
          type: 'CancelBooking',
          data: {
            bookingId: request.bookingId,
            category: 'SINGLE',
            caller: { personId: anna.personId, role: 'MEMBER' },
            now: { instant: '2026-06-15T08:00:00Z', date: '2026-06-15', minute: 600 },
            cancellationHours: 24,
            reason: null,
            sealedReason: null,
          },
        },
        call: callBy(anna),
      },
    ]);
  });

  it('has the reason written down under the key of the owner', async () => {
    const { cancel, ledger } = cancelling();
    await cancel({ ...request, reason: 'Anna ist krank' }, callBy(admin));
    const sealedReason = `${anna.personId}: Anna ist krank`;
    expect(ledger.heard).toMatchObject([
      { command: { data: { reason: 'Anna ist krank', sealedReason } }, call: { reason: null } },
    ]);
  });

  it('has the reason of what is nobody’s written down in plain text, like its title', async () => {
    const { cancel, ledger } = cancelling({ ownerOf: () => Promise.resolve(null) });
    await cancel({ ...request, reason: 'Platz unter Wasser' }, callBy(admin));
    expect(ledger.heard).toMatchObject([
      { command: { data: { sealedReason: null } }, call: { reason: 'Platz unter Wasser' } },
    ]);
  });

  it.each([
    ['an owner whose key was destroyed', { personById: (id: PersonId) => (id === admin.personId ? admin : null) }],
    ['a booking that nobody knows', { ownerOf: () => Promise.resolve(undefined) }],
  ])('keeps no reason for %s', async (_, changed) => {
    const { cancel, ledger } = cancelling(changed);
    await cancel({ ...request, reason: 'Anna ist krank' }, callBy(admin));
    expect(ledger.heard).toMatchObject([{ command: { data: { sealedReason: null } }, call: { reason: null } }]);
  });

  it.each([
    ['a member the own number', anna, anna.memberNumber],
    ['a member no number', anna, null],
    ["an admin another's number", admin, anna.memberNumber],
    ['an admin no number', admin, null],
  ])('lets %s', async (_, person, userID) => {
    const { cancel } = cancelling();
    expect(await cancel({ ...request, userID }, callBy(person))).toMatchObject({ outcome: 'accepted' });
  });

  it.each([
    ["another's number", ben.memberNumber],
    ['a number of nobody', '4711'],
    ['an empty number', ''],
  ])('refuses a member who names %s', async (_, userID) => {
    const { cancel, ledger } = cancelling();
    expect(await cancel({ ...request, userID }, callBy(anna))).toEqual({
      outcome: 'rejected',
      code: 'ERR_NOT_AUTHORIZED',
      fields: [],
    });
    expect(ledger.heard).toEqual([]);
  });

  it('sends nobody to the login', async () => {
    const { cancel } = cancelling();
    expect(await cancel(request, callBy(null))).toEqual({ outcome: 'rejected', code: 'LOGIN_REQUIRED', fields: [] });
  });

  it('refuses a person who was deactivated', async () => {
    const { cancel } = cancelling({ personById: () => ({ ...anna, active: false }) });
    expect(await cancel(request, callBy(anna))).toEqual({
      outcome: 'rejected',
      code: 'ERR_NOT_AUTHORIZED',
      fields: [],
    });
  });

  it('says so where the club has no booking rules yet', async () => {
    const { cancel } = cancelling({ settings: () => null });
    expect(await cancel(request, callBy(anna))).toEqual({ outcome: 'rejected', code: 'ERR_LOAD_SETTINGS', fields: [] });
  });
});

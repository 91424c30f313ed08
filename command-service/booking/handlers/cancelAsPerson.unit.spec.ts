import { type PersonId, bookingId } from '@platzwart/contracts/core';
import { describe, expect, it } from 'vitest';
import { cancelAsPerson } from './cancelAsPerson.ts';
import { admin, anna, ben, callBy, ledgerThatAccepts, mia, needsOf } from './specDependencies.ts';

const request = {
  bookingId: bookingId('bbbbbbbb-0000-4000-8000-000000000001'),
  category: 'SINGLE' as const,
  userID: null,
  reason: null,
  refund: null,
  scope: null,
};

type Dependencies = Parameters<typeof cancelAsPerson>[0];

/** The booking is Anna's, and a seal shows whose it is. */
const cancelling = (changed: Partial<Dependencies> = {}) => {
  const ledger = ledgerThatAccepts();
  const ownerOf: Dependencies['ownerOf'] = () => Promise.resolve(anna.personId);
  const personByNumber: Dependencies['personByNumber'] = (number) =>
    [anna, ben, mia].find(({ memberNumber }) => memberNumber === number) ?? null;
  const vault: Dependencies['vault'] = { seal: (personId, reason) => Promise.resolve(`${personId}: ${reason}`) };
  return { cancel: cancelAsPerson({ ...needsOf(ledger), ownerOf, personByNumber, vault, ...changed }), ledger };
};

describe('Cancelling a booking by a person', () => {
  it("adds person, clock and the club's deadline to the request", async () => {
    const { cancel, ledger } = cancelling();
    await cancel(request, callBy(anna));
    expect(ledger.received).toEqual([
      {
        command: {
          type: 'CancelBooking',
          data: {
            bookingId: request.bookingId,
            category: 'SINGLE',
            scope: null,
            caller: { personId: anna.personId, role: 'MEMBER' },
            now: { instant: '2026-06-15T08:00:00Z', date: '2026-06-15', minute: 600 },
            cancellationHours: 24,
            reason: null,
            refund: null,
            sealedReason: null,
          },
        },
        call: callBy(anna),
      },
    ]);
  });

  it("seals the reason with the owner's key", async () => {
    const { cancel, ledger } = cancelling();
    await cancel({ ...request, reason: 'Anna ist krank' }, callBy(admin));
    const sealedReason = `${anna.personId}: Anna ist krank`;
    expect(ledger.received).toMatchObject([
      { command: { data: { reason: 'Anna ist krank', sealedReason } }, call: { reason: null } },
    ]);
  });

  it('stores the reason for a booking without an owner in plain text, like its title', async () => {
    const { cancel, ledger } = cancelling({ ownerOf: () => Promise.resolve(null) });
    await cancel({ ...request, reason: 'Platz unter Wasser' }, callBy(admin));
    expect(ledger.received).toMatchObject([
      { command: { data: { sealedReason: null } }, call: { reason: 'Platz unter Wasser' } },
    ]);
  });

  it.each([
    ['an owner whose key was destroyed', { personById: (id: PersonId) => (id === admin.personId ? admin : null) }],
    ['a booking that nobody knows', { ownerOf: () => Promise.resolve(undefined) }],
  ])('stores no reason for %s', async (_, changed) => {
    const { cancel, ledger } = cancelling(changed);
    await cancel({ ...request, reason: 'Anna ist krank' }, callBy(admin));
    expect(ledger.received).toMatchObject([{ command: { data: { sealedReason: null } }, call: { reason: null } }]);
  });

  it.each([
    ['a member the own number', anna, anna.memberNumber],
    ['a member no number', anna, null],
    ["an admin another's number", admin, anna.memberNumber],
    ['an admin no number', admin, null],
  ])('accepts %s', async (_, person, userID) => {
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
    expect(ledger.received).toEqual([]);
  });

  it('refuses an anonymous caller with LOGIN_REQUIRED', async () => {
    const { cancel } = cancelling();
    expect(await cancel(request, callBy(null))).toEqual({ outcome: 'rejected', code: 'LOGIN_REQUIRED', fields: [] });
  });

  it('refuses a deactivated person', async () => {
    const { cancel } = cancelling({ personById: () => ({ ...anna, active: false }) });
    expect(await cancel(request, callBy(anna))).toEqual({
      outcome: 'rejected',
      code: 'ERR_NOT_AUTHORIZED',
      fields: [],
    });
  });

  it('refuses with ERR_LOAD_SETTINGS where the club has no booking rules yet', async () => {
    const { cancel } = cancelling({ settings: () => null });
    expect(await cancel(request, callBy(anna))).toEqual({ outcome: 'rejected', code: 'ERR_LOAD_SETTINGS', fields: [] });
  });
});

describe('Cancelling the booking of a child', () => {
  const ofMia = { ownerOf: () => Promise.resolve(mia.personId) };

  it("is done in the child's name by its guardian, who may name the child", async () => {
    for (const userID of [null, mia.memberNumber]) {
      const { cancel, ledger } = cancelling(ofMia);
      await cancel({ ...request, userID }, callBy(ben));
      expect(ledger.received).toMatchObject([
        { command: { data: { caller: { personId: mia.personId, role: 'MEMBER' } } }, call: { actor: ben.personId } },
      ]);
    }
  });

  it('is done in the own name by anybody else, so that the ledger refuses it', async () => {
    const { cancel, ledger } = cancelling(ofMia);
    await cancel(request, callBy(anna));
    expect(ledger.received).toMatchObject([{ command: { data: { caller: { personId: anna.personId } } } }]);
    expect(await cancel({ ...request, userID: mia.memberNumber }, callBy(anna))).toMatchObject({
      code: 'ERR_NOT_AUTHORIZED',
    });
  });
});

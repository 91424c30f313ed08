import { describe, expect, it } from 'vitest';
import { guardedFields, resolveField } from './testing/guardedFields.ts';
import { anna, ben } from './testing/personas.ts';

describe('What is a child’s', () => {
  const mother = {
    principal: 'MEMBER',
    person: anna,
    children: [{ personId: ben.personId, memberNumber: '1002' }],
  } as const;
  const stranger = { ...mother, children: [] } as const;
  const askedBy = (viewer: typeof mother | typeof stranger, name: string) =>
    resolveField(guardedFields().get(name), { viewer, object: { personId: ben.personId }, args: { userID: '1002' } });

  it.each([
    ...['Booking.price', 'Booking.paymentMethod', 'Booking.remark', 'Booking.players', 'Booking.user'],
    ...['WaitingEntry.offer', 'WaitingEntry.user', 'VoucherCard.hours', 'VoucherCard.deletable'],
    ...['Query.vouchersByUser', 'Query.voucherStatement', 'Query.bookingInfosByUser', 'Mutation.addVoucher'],
    ...['Payment.redirectUrl', 'Payment.courts', 'Payment.person'],
    ...['Query.bookingsByUser', 'Mutation.cancelBooking'],
  ])('is for the guardian as their own, and for nobody else: %s', async (name) => {
    expect(await askedBy(mother, name)).toBe('seen');
    expect(await askedBy(stranger, name)).not.toBe('seen');
  });

  it.each(['User.phone', 'User.limits', 'Query.myData', 'Mutation.updateUser', 'Mutation.changePassword'])(
    'stays the child’s own account: %s',
    async (name) => expect(await askedBy(mother, name)).not.toBe('seen'),
  );
});

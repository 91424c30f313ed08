import {
  type PolicyTable,
  allOf,
  forAdmins,
  forMembers,
  ownerOrAdmin,
  perPerson,
  selfOrAdmin,
} from '../core/policy.ts';

/** A member, about themselves; an ADMIN about anybody. Guests own no cards (decisions.md V3). */
const memberOrAdmin = { ...selfOrAdmin, own: forMembers.own };

/** A person sees their own cards alone; all of them are for ADMIN. */
export const voucherPolicies: PolicyTable = {
  VoucherCard: allOf(
    [
      ...['id', '_id', 'userID', 'firstName', 'lastName', 'type', 'price', 'hoursUsed', 'hours', 'state'],
      ...['paymentState', 'order_at', 'deletable'],
    ],
    ownerOrAdmin,
  ),
  VoucherMovement: allOf(
    ['_id', 'voucherID', 'kind', 'hours', 'hoursLeft', 'at', 'bookingID', 'sport', 'court', 'date', 'start', 'end'],
    perPerson,
  ),
  VoucherResult: allOf(['success', 'code', 'msg', 'voucher'], perPerson),
  Query: {
    vouchers: forAdmins,
    ...allOf(['vouchersByUser', 'voucherStatement'], memberOrAdmin),
    ...allOf(['voucherHoursLeft', 'vouchersVisible'], perPerson),
  },
  Mutation: { addVoucher: memberOrAdmin, deleteVoucher: perPerson, updateVoucher: forAdmins },
};

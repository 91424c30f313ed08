import {
  type PolicyTable,
  allOf,
  forAdmins,
  orGuardian,
  ownerOrAdmin,
  perPerson,
  selfOrAdmin,
} from '../core/policy.ts';

/** A person about themselves and their children (decisions.md N5), of whom a guest may have some who own cards; an ADMIN about anybody. */
const familyOrAdmin = orGuardian(selfOrAdmin);

/** A person sees their own cards and those of their children alone; all of them are for ADMIN. */
export const voucherPolicies: PolicyTable = {
  VoucherCard: allOf(
    [
      ...['id', '_id', 'userID', 'firstName', 'lastName', 'type', 'price', 'hoursUsed', 'hours', 'state'],
      ...['paymentState', 'order_at', 'usableFrom', 'deletable'],
    ],
    orGuardian(ownerOrAdmin),
  ),
  VoucherMovement: allOf(
    ['_id', 'voucherID', 'kind', 'hours', 'hoursLeft', 'at', 'bookingID', 'sport', 'court', 'date', 'start', 'end'],
    perPerson,
  ),
  VoucherPage: allOf(['vouchers', 'total', 'price', 'hoursLeft'], forAdmins),
  VoucherResult: allOf(['success', 'code', 'msg', 'voucher'], perPerson),
  Query: {
    ...allOf(['vouchers', 'voucherPage'], forAdmins),
    ...allOf(['vouchersByUser', 'voucherStatement'], familyOrAdmin),
    ...allOf(['voucherHoursLeft', 'vouchersVisible'], perPerson),
  },
  Mutation: {
    addVoucher: familyOrAdmin,
    consentToVoucher: perPerson,
    deleteVoucher: perPerson,
    updateVoucher: forAdmins,
  },
};

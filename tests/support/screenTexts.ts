import { appTextsDe } from '../../client/app/texts.de.ts';
import { appTextsEn } from '../../client/app/texts.en.ts';
import { bookingAdminTextsDe } from '../../client/booking/admin/texts.de.ts';
import { bookingAdminTextsEn } from '../../client/booking/admin/texts.en.ts';
import { deferredBookingTextsDe } from '../../client/booking/lazy/texts.de.ts';
import { deferredBookingTextsEn } from '../../client/booking/lazy/texts.en.ts';
import { bookingTextsDe } from '../../client/booking/texts.de.ts';
import { bookingTextsEn } from '../../client/booking/texts.en.ts';
import { clubEventAdminTextsDe } from '../../client/club-event/admin/texts.de.ts';
import { clubEventAdminTextsEn } from '../../client/club-event/admin/texts.en.ts';
import { clubEventTextsDe } from '../../client/club-event/texts.de.ts';
import { clubEventTextsEn } from '../../client/club-event/texts.en.ts';
import { cancelBookingTextsDe } from '../../client/core/cancelBooking/texts.de.ts';
import { clubTextsDe } from '../../client/club/texts.de.ts';
import { cancelBookingTextsEn } from '../../client/core/cancelBooking/texts.en.ts';
import { clubTextsEn } from '../../client/club/texts.en.ts';
import { playersTextsDe } from '../../client/core/players/texts.de.ts';
import { playersTextsEn } from '../../client/core/players/texts.en.ts';
import { waitingOfferTextsDe } from '../../client/core/waitingOffer/texts.de.ts';
import { waitingOfferTextsEn } from '../../client/core/waitingOffer/texts.en.ts';
import { coreTextsDe } from '../../client/core/texts.de.ts';
import { coreTextsEn } from '../../client/core/texts.en.ts';
import { authTextsDe } from '../../client/user/auth/texts.de.ts';
import { authTextsEn } from '../../client/user/auth/texts.en.ts';
import { profileTextsDe } from '../../client/user/profile/texts.de.ts';
import { profileTextsEn } from '../../client/user/profile/texts.en.ts';
import { paymentTextsDe } from '../../client/payment/texts.de.ts';
import { paymentTextsEn } from '../../client/payment/texts.en.ts';
import { courtPlanTextsDe } from '../../client/courtPlan/texts.de.ts';
import { courtPlanTextsEn } from '../../client/courtPlan/texts.en.ts';
import { dashboardTextsDe } from '../../client/app/dashboard/texts.de.ts';
import { dashboardTextsEn } from '../../client/app/dashboard/texts.en.ts';
import { operationsTextsDe } from '../../client/app/dashboard/operations/texts.de.ts';
import { operationsTextsEn } from '../../client/app/dashboard/operations/texts.en.ts';
import { historyTextsDe } from '../../client/core/history/texts.de.ts';
import { historyTextsEn } from '../../client/core/history/texts.en.ts';
import { historyAdminTextsDe } from '../../client/history/admin/texts.de.ts';
import { historyAdminTextsEn } from '../../client/history/admin/texts.en.ts';
import { kioskAdminTextsDe } from '../../client/link/admin/texts.de.ts';
import { kioskAdminTextsEn } from '../../client/link/admin/texts.en.ts';
import { kioskTextsDe } from '../../client/link/kiosk/texts.de.ts';
import { kioskTextsEn } from '../../client/link/kiosk/texts.en.ts';
import { settingsAdminTextsDe } from '../../client/club/admin/texts.de.ts';
import { settingsAdminTextsEn } from '../../client/club/admin/texts.en.ts';
import { mailAdminTextsDe } from '../../client/mail/admin/texts.de.ts';
import { mailAdminTextsEn } from '../../client/mail/admin/texts.en.ts';
import { userAdminTextsDe } from '../../client/user/admin/texts.de.ts';
import { userAdminTextsEn } from '../../client/user/admin/texts.en.ts';
import { myBookingsTextsDe } from '../../client/user/myBookings/texts.de.ts';
import { myBookingsTextsEn } from '../../client/user/myBookings/texts.en.ts';
import { vouchersTextsDe } from '../../client/voucher/texts.de.ts';
import { vouchersTextsEn } from '../../client/voucher/texts.en.ts';
import { voucherAdminTextsDe } from '../../client/voucher/admin/texts.de.ts';
import { voucherAdminTextsEn } from '../../client/voucher/admin/texts.en.ts';
import { accountingTextsDe } from '../../client/invoice/accounting/texts.de.ts';
import { accountingTextsEn } from '../../client/invoice/accounting/texts.en.ts';
import { figuresAdminTextsDe } from '../../client/figures/admin/texts.de.ts';
import { figuresAdminTextsEn } from '../../client/figures/admin/texts.en.ts';
import { invoicesTextsDe } from '../../client/invoice/texts.de.ts';
import { invoicesTextsEn } from '../../client/invoice/texts.en.ts';
import { debitAdminTextsDe } from '../../client/debit/admin/texts.de.ts';
import { debitAdminTextsEn } from '../../client/debit/admin/texts.en.ts';
import { debitTextsDe } from '../../client/debit/texts.de.ts';
import { debitTextsEn } from '../../client/debit/texts.en.ts';
import { bankAdminTextsDe } from '../../client/bank/admin/texts.de.ts';
import { bankAdminTextsEn } from '../../client/bank/admin/texts.en.ts';
import { invoiceAdminTextsDe } from '../../client/invoice/admin/texts.de.ts';
import { invoiceAdminTextsEn } from '../../client/invoice/admin/texts.en.ts';
import { seasonAdminTextsDe } from '../../client/season/admin/texts.de.ts';
import { seasonOfferTextsDe } from '../../client/season/offer/texts.de.ts';
import { userTextsDe } from '../../client/user/texts.de.ts';
import { seasonAdminTextsEn } from '../../client/season/admin/texts.en.ts';
import { seasonOfferTextsEn } from '../../client/season/offer/texts.en.ts';
import { userTextsEn } from '../../client/user/texts.en.ts';

/** The texts of the screens, so that a story does not break when a button is reworded. */
export const german = {
  core: { ...coreTextsDe, cancelBooking: cancelBookingTextsDe },
  app: appTextsDe,
  booking: {
    ...bookingTextsDe,
    ...deferredBookingTextsDe,
    selection: { ...bookingTextsDe.selection, ...deferredBookingTextsDe.selection },
  },
  club: clubTextsDe,
  payment: paymentTextsDe,
  vouchers: vouchersTextsDe,
  voucherAdmin: voucherAdminTextsDe,
  invoices: invoicesTextsDe,
  invoiceAdmin: invoiceAdminTextsDe,
  accounting: accountingTextsDe,
  bankAdmin: bankAdminTextsDe,
  debitAdmin: debitAdminTextsDe,
  debit: debitTextsDe,
  figuresAdmin: figuresAdminTextsDe,
  clubEvent: clubEventTextsDe,
  clubEventAdmin: clubEventAdminTextsDe,
  courtPlan: courtPlanTextsDe,
  dashboard: dashboardTextsDe,
  bookingAdmin: bookingAdminTextsDe,
  players: playersTextsDe,
  history: historyTextsDe,
  historyAdmin: historyAdminTextsDe,
  operations: operationsTextsDe,
  kiosk: kioskTextsDe,
  kioskAdmin: kioskAdminTextsDe,
  settingsAdmin: settingsAdminTextsDe,
  seasonAdmin: seasonAdminTextsDe,
  seasonOffer: seasonOfferTextsDe,
  mailAdmin: mailAdminTextsDe,
  userAdmin: userAdminTextsDe,
  user: { ...userTextsDe, bookings: myBookingsTextsDe },
  waitingOffer: waitingOfferTextsDe,
  auth: authTextsDe,
  profile: profileTextsDe,
};
export const english = {
  core: { ...coreTextsEn, cancelBooking: cancelBookingTextsEn },
  app: appTextsEn,
  booking: {
    ...bookingTextsEn,
    ...deferredBookingTextsEn,
    selection: { ...bookingTextsEn.selection, ...deferredBookingTextsEn.selection },
  },
  club: clubTextsEn,
  payment: paymentTextsEn,
  vouchers: vouchersTextsEn,
  voucherAdmin: voucherAdminTextsEn,
  invoices: invoicesTextsEn,
  invoiceAdmin: invoiceAdminTextsEn,
  accounting: accountingTextsEn,
  bankAdmin: bankAdminTextsEn,
  debitAdmin: debitAdminTextsEn,
  debit: debitTextsEn,
  figuresAdmin: figuresAdminTextsEn,
  clubEvent: clubEventTextsEn,
  clubEventAdmin: clubEventAdminTextsEn,
  courtPlan: courtPlanTextsEn,
  dashboard: dashboardTextsEn,
  bookingAdmin: bookingAdminTextsEn,
  players: playersTextsEn,
  history: historyTextsEn,
  historyAdmin: historyAdminTextsEn,
  operations: operationsTextsEn,
  kiosk: kioskTextsEn,
  kioskAdmin: kioskAdminTextsEn,
  settingsAdmin: settingsAdminTextsEn,
  seasonAdmin: seasonAdminTextsEn,
  seasonOffer: seasonOfferTextsEn,
  mailAdmin: mailAdminTextsEn,
  userAdmin: userAdminTextsEn,
  user: { ...userTextsEn, bookings: myBookingsTextsEn },
  waitingOffer: waitingOfferTextsEn,
  auth: authTextsEn,
  profile: profileTextsEn,
};

/** `fill('Stand {{time}}', { time: '18:00 Uhr' })`: a text with its placeholders replaced. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  Object.entries(values).reduce((filled, [name, value]) => filled.replaceAll(`{{${name}}}`, String(value)), text);

/** A pattern for a text, whatever replaces its placeholders. */
export const withGaps = (text: string): RegExp =>
  new RegExp(
    text
      .split(/\{\{\w+\}\}/)
      .map((piece) => piece.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
      .join('.+'),
  );

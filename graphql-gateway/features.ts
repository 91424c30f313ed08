import { bookingFeature } from './booking/bookingFeature.ts';
import { seasonFeature } from './booking/season/seasonFeature.ts';
import { clubEventFeature } from './club-event/clubEventFeature.ts';
import { clubFeature } from './club/clubFeature.ts';
import { accountingFeature } from './composed/accounting/accountingFeature.ts';
import { asOfFeature } from './composed/asOf/asOfFeature.ts';
import { invoicesAsOfFeature } from './composed/asOf/invoicesAsOfFeature.ts';
import { bankFeature } from './composed/bank/bankFeature.ts';
import { calendarFeature } from './composed/calendar/calendarFeature.ts';
import { figuresFeature } from './composed/figures/figuresFeature.ts';
import { kioskFeature } from './composed/kiosk/kioskFeature.ts';
import { cardOfPersonFeature } from './composed/cardOfPersonFeature.ts';
import { debitRefundsFeature } from './composed/debitRefundsFeature.ts';
import { paymentTasksFeature } from './composed/paymentTasksFeature.ts';
import { debitFeature } from './debit/debitFeature.ts';
import { debitOfInvoiceFeature } from './composed/debitOfInvoiceFeature.ts';
import { deletionPreviewFeature } from './composed/deletionPreviewFeature.ts';
import { myDataFeature } from './composed/myDataFeature.ts';
import type { GatewayFeature } from './core/gatewayFeature.ts';
import { documentFeature } from './invoice/documentFeature.ts';
import { invoiceFeature } from './invoice/invoiceFeature.ts';
import { historyFeature } from './history/historyFeature.ts';
import { linkFeature } from './link/linkFeature.ts';
import { mailFeature } from './mail/mailFeature.ts';
import { paymentFeature } from './payment/paymentFeature.ts';
import { logProofsFeature } from './operations/logProofsFeature.ts';
import { readModelsFeature } from './operations/readModelsFeature.ts';
import { settingsImpactFeature } from './composed/settingsImpactFeature.ts';
import { userFeature } from './user/userFeature.ts';
import { voucherFeature } from './voucher/voucherFeature.ts';
import { waitingListFeature } from './waiting-list/waitingListFeature.ts';

/** Every feature of the gateway. The schema, the policies, the cache topics, the live sources and the endpoints come from this list. */
export const features: readonly GatewayFeature[] = [
  clubFeature,
  userFeature,
  bookingFeature,
  seasonFeature,
  clubEventFeature,
  waitingListFeature,
  voucherFeature,
  paymentFeature,
  historyFeature,
  asOfFeature,
  invoicesAsOfFeature,
  invoiceFeature,
  documentFeature,
  accountingFeature,
  linkFeature,
  calendarFeature,
  kioskFeature,
  mailFeature,
  logProofsFeature,
  readModelsFeature,
  deletionPreviewFeature,
  settingsImpactFeature,
  myDataFeature,
  figuresFeature,
  cardOfPersonFeature,
  paymentTasksFeature,
  debitRefundsFeature,
  bankFeature,
  debitFeature,
  debitOfInvoiceFeature,
];

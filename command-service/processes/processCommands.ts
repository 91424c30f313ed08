import {
  readStatementsSchema,
  returnPaymentSchema,
  setMovementAsideSchema,
  settleMovementSchema,
  takeMovementBackSchema,
} from '@platzwart/contracts/bank';
import { cancelBookingSchema } from '@platzwart/contracts/booking';
import { changeSettingsSchema, recordExportSchema, requestLogProofSchema } from '@platzwart/contracts/club';
import {
  announceCollectionSchema,
  cancelCollectionSchema,
  enterMandateSchema,
  returnDebitSchema,
  returnDebitsSchema,
  revokeMandateSchema,
  setDebitRefundedSchema,
  settleCollectionSchema,
  signMandateSchema,
  submitCollectionSchema,
} from '@platzwart/contracts/debit';
import {
  cancelInvoiceSchema,
  createInvoiceSchema,
  sendInvoiceWarningSchema,
  setClaimPaidSchema,
  setClaimRefundedSchema,
  setCreditRefundedSchema,
  setOffCreditSchema,
  withdrawCreditSchema,
  creditMovementSchema,
  setInvoicePaidSchema,
  setInvoicePrintedSchema,
  setInvoiceRefundedSchema,
  setInvoiceUnpaidSchema,
  waiveInvoiceRestSchema,
} from '@platzwart/contracts/invoice';
import { erasePersonSchema, updatePersonSchema } from '@platzwart/contracts/user';
import {
  addVoucherSchema,
  consentToVoucherSchema,
  correctVoucherTypeSchema,
  deleteVoucherSchema,
} from '@platzwart/contracts/voucher';
import { command } from '../core/commandDeclaration.ts';
import { announceCollection } from './announceCollection.ts';
import {
  cancelCollection,
  returnDebit,
  returnDebits,
  setDebitRefunded,
  settleCollection,
  submitCollection,
} from './changeCollection.ts';
import { cancelBooking } from './cancelBooking.ts';
import { cancelInvoice, sendInvoiceWarning, waiveInvoiceRest } from './changeInvoice.ts';
import { enterMandate, revokeMandate, signMandate } from './changeMandate.ts';
import { changeSettings } from './changeSettings.ts';
import { consentToVoucher, correctVoucherType, deleteVoucher } from './changeVoucher.ts';
import { createInvoice } from './createInvoice.ts';
import { erasePerson } from './erasePerson.ts';
import { orderVoucher } from './orderVoucher.ts';
import { readStatements } from './readStatements.ts';
import { requestLogProof } from './proveLog.ts';
import { recordExport } from './recordExport.ts';
import {
  setClaimPaid,
  setClaimRefunded,
  setInvoicePaid,
  setInvoicePrinted,
  setInvoiceRefunded,
  setInvoiceUnpaid,
} from './settleInvoice.ts';
import { creditMovement, setCreditRefunded, setOffCredit, withdrawCredit } from './changeCredit.ts';
import { returnPayment, setMovementAside, settleMovement, takeMovementBack } from './settleMovement.ts';
import { updateAccount } from './updateAccount.ts';

/** Commands that affect several features. */
export const processCommands = {
  UpdatePerson: command(updatePersonSchema, 'anybody', updateAccount),
  ChangeSettings: command(changeSettingsSchema, 'admin', changeSettings),
  RequestLogProof: command(requestLogProofSchema, 'admin', requestLogProof),
  RecordExport: command(recordExportSchema, 'admin in person', recordExport),
  ErasePerson: command(erasePersonSchema, 'admin in person', erasePerson),
  AddVoucher: command(addVoucherSchema, 'anybody', orderVoucher),
  ConsentToVoucher: command(consentToVoucherSchema, 'anybody', consentToVoucher),
  DeleteVoucher: command(deleteVoucherSchema, 'anybody', deleteVoucher),
  CorrectVoucherType: command(correctVoucherTypeSchema, 'admin in person', correctVoucherType),
  CancelBooking: command(cancelBookingSchema, 'anybody', cancelBooking),
  CreateInvoice: command(createInvoiceSchema, 'admin in person', createInvoice),
  // The mail service says so, too, when an e-mail with an invoice was accepted.
  SetInvoicePrinted: command(setInvoicePrintedSchema, 'admin', setInvoicePrinted),
  SetInvoicePaid: command(setInvoicePaidSchema, 'admin in person', setInvoicePaid),
  SetInvoiceUnpaid: command(setInvoiceUnpaidSchema, 'admin in person', setInvoiceUnpaid),
  SendInvoiceWarning: command(sendInvoiceWarningSchema, 'admin in person', sendInvoiceWarning),
  CancelInvoice: command(cancelInvoiceSchema, 'admin in person', cancelInvoice),
  WaiveInvoiceRest: command(waiveInvoiceRestSchema, 'admin in person', waiveInvoiceRest),
  SetInvoiceRefunded: command(setInvoiceRefundedSchema, 'admin in person', setInvoiceRefunded),
  SetClaimPaid: command(setClaimPaidSchema, 'admin in person', setClaimPaid),
  SetCreditRefunded: command(setCreditRefundedSchema, 'admin in person', setCreditRefunded),
  SetOffCredit: command(setOffCreditSchema, 'admin in person', setOffCredit),
  WithdrawCredit: command(withdrawCreditSchema, 'admin in person', withdrawCredit),
  CreditMovement: command(creditMovementSchema, 'admin in person', creditMovement),
  SetClaimRefunded: command(setClaimRefundedSchema, 'admin in person', setClaimRefunded),
  SignMandate: command(signMandateSchema, 'anybody', signMandate),
  EnterMandate: command(enterMandateSchema, 'admin in person', enterMandate),
  RevokeMandate: command(revokeMandateSchema, 'anybody', revokeMandate),
  AnnounceCollection: command(announceCollectionSchema, 'admin in person', announceCollection),
  CancelCollection: command(cancelCollectionSchema, 'admin in person', cancelCollection),
  SubmitCollection: command(submitCollectionSchema, 'admin in person', submitCollection),
  SettleCollection: command(settleCollectionSchema, 'admin in person', settleCollection),
  ReturnDebit: command(returnDebitSchema, 'admin in person', returnDebit),
  ReturnDebits: command(returnDebitsSchema, 'admin in person', returnDebits),
  SetDebitRefunded: command(setDebitRefundedSchema, 'admin in person', setDebitRefunded),
  ReadStatements: command(readStatementsSchema, 'admin in person', readStatements),
  SettleMovement: command(settleMovementSchema, 'admin in person', settleMovement),
  ReturnPayment: command(returnPaymentSchema, 'admin in person', returnPayment),
  SetMovementAside: command(setMovementAsideSchema, 'admin in person', setMovementAside),
  TakeMovementBack: command(takeMovementBackSchema, 'admin in person', takeMovementBack),
};

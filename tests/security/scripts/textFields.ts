import { readFileSync } from 'node:fs';
import {
  type GraphQLArgument,
  type GraphQLInputField,
  buildSchema,
  getNamedType,
  isInputObjectType,
  isObjectType,
} from 'graphql';

/**
 * The handling of a text: `kept` texts are shown on pages, which the scenes inspect; `refused` texts have a format that no markup matches; the
 * rest is compared or hashed and never returned.
 */
type Handling = 'kept' | 'refused' | 'compared';
type Input = GraphQLArgument | GraphQLInputField;

const person = ['email', 'firstName', 'lastName', 'phone', 'userID'];
const namesIn = (type: string, names: readonly string[], handling: Handling): Readonly<Record<string, Handling>> =>
  Object.fromEntries(names.map((name) => [`${type}.${name}`, handling]));

/** Every text that the API takes. */
const textFields: Readonly<Record<string, Handling>> = {
  ...namesIn('AddressInput', ['city', 'street'], 'kept'),
  ...namesIn('AddressInput', ['country', 'houseNumber', 'zip'], 'refused'),
  // Only an ADMIN writes it.
  ...namesIn('UserInput', ['companyName'], 'kept'),
  ...namesIn('UpdateUserInput', ['companyName'], 'kept'),
  ...namesIn('UserInput', person, 'refused'),
  ...namesIn('UpdateUserInput', person, 'refused'),
  ...namesIn('UpdateUserInput', ['payerID', 'guardianID'], 'compared'),
  ...namesIn('UserInput', ['guardianID'], 'compared'),
  ...namesIn('GuestInput', ['email', 'firstName', 'lastName', 'phone'], 'refused'),
  ...namesIn('TermsInput', ['de', 'en'], 'kept'),
  ...namesIn('UserBookingInput', ['remark'], 'kept'),
  ...namesIn('PlayerInput', ['guestName'], 'kept'),
  ...namesIn('PlayerInput', ['userID'], 'compared'),
  ...namesIn(
    'Mutation',
    ['leaveBooking.id', 'giveUpPayment.order', 'undoCancellation.id', 'updateOwnBooking.id'],
    'compared',
  ),
  ...namesIn('Mutation', ['updateOwnBooking.remark'], 'kept'),
  ...namesIn('UserBookingInput', ['sport'], 'refused'),
  ...namesIn('Mutation', ['joinWaitingList.sport'], 'refused'),
  ...namesIn('Mutation', ['joinWaitingList.userID', 'leaveBooking.userID'], 'compared'),
  ...namesIn('Mutation', ['declineOffer.id', 'leaveWaitingList.id', 'takeOffer.id'], 'compared'),
  ...namesIn('SeasonSeriesInput', ['userID'], 'compared'),
  ...namesIn('SeasonAnswerInput', ['seriesID'], 'compared'),
  ...namesIn('Mutation', ['answerSeasonOffer.token', 'askSeasonHolders.planID', 'bookSeason.planID'], 'compared'),
  ...namesIn('Mutation', ['closeSeasonPlan.planID', 'saveSeasonSeries.planID', 'setSeasonAnswer.planID'], 'compared'),
  ...namesIn(
    'Mutation',
    ['removeSeasonSeries.planID', 'removeSeasonSeries.seriesID', 'saveSeasonSeries.seriesID'],
    'compared',
  ),
  ...namesIn('Mutation', ['planSeason.sport'], 'refused'),
  ...namesIn('Query', ['seasonOffer.token', 'seasonPlan.id', 'seasonPlans.sport'], 'compared'),
  ...namesIn('SportPricesInput', ['sport'], 'refused'),
  ...namesIn(
    'Mutation',
    ['addVoucher.consent', 'addVoucher.userID', 'consentToVoucher.consent', 'consentToVoucher.id', 'deleteVoucher.id'],
    'compared',
  ),
  ...namesIn('Mutation', ['updateVoucher.id'], 'compared'),
  ...namesIn('InvoiceInput', ['userID'], 'compared'),
  ...namesIn('Mutation', ['returnPayment.id', 'returnPayment.invoices', 'setMovementAside.id'], 'compared'),
  ...namesIn('Mutation', ['settleMovement.id', 'settleMovement.invoices', 'takeMovementBack.id'], 'compared'),
  ...namesIn('Mutation', ['cancelInvoice.id', 'setAsPaid.id', 'setAsUnpaid.id', 'setInvoicePrinted.id'], 'compared'),
  ...namesIn(
    'Mutation',
    ['sendInvoiceWarning.id', 'setInvoiceRefunded.id', 'setItemPaid.id', 'setItemRefunded.id', 'waiveInvoiceRest.id'],
    'compared',
  ),
  ...namesIn(
    'Mutation',
    ['announceCollection.invoiceIDs', 'cancelCollection.id', 'settleCollection.id', 'settleCollection.movementIDs'],
    'compared',
  ),
  ...namesIn(
    'Mutation',
    ['submitCollection.id', 'returnDebit.id', 'returnDebit.invoiceID', 'returnDebit.movementID'],
    'compared',
  ),
  ...namesIn('Mutation', ['enterMandate.userID', 'revokeMandate.id', 'signMandate.creditorID'], 'compared'),
  ...namesIn('Mutation', ['returnDebits.movementID'], 'compared'),
  ...namesIn('Mutation', ['enterMandate.reference'], 'refused'),
  ...namesIn('ReturnedDebitInput', ['collectionID', 'invoiceID'], 'compared'),
  ...namesIn('Mutation', ['returnDebit.reason', 'returnDebits.reason'], 'refused'),
  ...namesIn('Query', ['debitCollection.id'], 'compared'),
  ...namesIn('MandateInput', ['holder'], 'kept'),
  ...namesIn('Query', ['invoice.id', 'openClaims.userID', 'toInvoiceDataForUser.userID'], 'compared'),
  ...namesIn(
    'Query',
    ['bookingInfosByUser.userID', 'payment.order', 'voucherStatement.userID', 'vouchersByUser.userID'],
    'compared',
  ),
  ...namesIn('Mutation', ['rebuildReadModel.name'], 'compared'),
  ...namesIn('Query', ['bookingsHistory.choosenSport', 'bookingsInPeriodAsOf.choosenSport'], 'compared'),
  ...namesIn('Query', ['clubLog.action', 'clubLog.actor', 'clubLog.person', 'clubLog.subject'], 'compared'),
  ...namesIn('Query', ['figuresReport.position', 'waitingListOfDay.sport'], 'compared'),
  ...namesIn('Mutation', ['cancelBooking.reason', 'importUsers.csv', 'removeSecondFactorOf.reason'], 'kept'),
  ...namesIn('Mutation', ['resendMail.email', 'verifyNewMail.email'], 'refused'),
  ...namesIn('Mutation', ['bookAsUser.userID', 'cancelBooking.id', 'cancelBooking.userID'], 'compared'),
  ...namesIn('Mutation', ['changePassword.userID'], 'compared'),
  ...namesIn('Query', ['bookingQuota.userID', 'voucherHoursLeft.userID'], 'compared'),
  ...namesIn('Mutation', ['deleteUser.userID', 'resendMailing.id', 'updateUser.userID'], 'compared'),
  ...namesIn('Mutation', ['enableSecondFactor.code', 'removeSecondFactor.password'], 'compared'),
  ...namesIn('Mutation', ['removeSecondFactorOf.password', 'removeSecondFactorOf.userID'], 'compared'),
  ...namesIn('Mutation', ['requestErasure.password', 'setUpSecondFactor.password'], 'compared'),
  ...namesIn('Mutation', ['endSession.password', 'endSession.sessionId', 'endSessions.password'], 'compared'),
  ...namesIn('Mutation', ['verifyNewMail.password', 'verifyNewMail.userID'], 'compared'),
  ...namesIn('Query', ['userPage.search'], 'kept'),
  ...namesIn('Query', ['booking.id', 'bookingsByUser.userID', 'bookingsInPeriod.choosenSport'], 'compared'),
  ...namesIn('Query', ['myData.userID', 'node.id', 'user.id', 'userToDelete.userID'], 'compared'),
  ...namesIn('Subscription', ['courtPlanChanged.since', 'courtPlanChanged.sport'], 'compared'),
  ...namesIn('GuestInput', ['password'], 'compared'),
  ...namesIn('ChangePasswordInput', ['newPassword', 'oldPassword'], 'compared'),
  ...namesIn('LoginInput', ['credential', 'password', 'secondFactor'], 'compared'),
  ...namesIn('ResetPasswordInput', ['code', 'credential', 'password'], 'compared'),
  ...namesIn('VerifyUserInput', ['code', 'credential', 'password'], 'compared'),
  ...namesIn('Mutation', ['addOccurrence.id', 'deleteBooking.id', 'removeKiosk.id', 'pairKiosk.code'], 'compared'),
  ...namesIn('Query', ['kioskPairing.code'], 'compared'),
  ...namesIn('Query', ['bookingCalendar.sport', 'bookingPage.sport', 'bookings.sport'], 'compared'),
  ...namesIn('Query', ['detailbookings.id', 'history.id'], 'compared'),
  ...namesIn('Mutation', ['reopenCourts.closures', 'undoClosure.closures'], 'compared'),
  ...namesIn('Mutation', ['closeCourts.sport'], 'refused'),
  ...namesIn('AdminBookingInput', ['_id', 'userID'], 'compared'),
  ...namesIn('AdminBookingInput', ['sport'], 'refused'),
  ...namesIn('EventInput', ['sport'], 'refused'),
  ...namesIn('Mutation', ['deleteEvent.id', 'updateEvent.id'], 'compared'),
  ...namesIn('Query', ['checkAvailability.eventID', 'event.id'], 'compared'),
  ...namesIn('BillingInput', ['bic', 'iban', 'taxNumber'], 'refused'),
  ...namesIn('DirectDebitInput', ['creditorId'], 'refused'),
  ...namesIn(
    'AccountingInput',
    ['bank', 'bankFee', 'card', 'cash', 'chart', 'debtorBase', 'payPal', 'smallBusinessRevenue', 'toBeReturned'],
    'refused',
  ),
  ...namesIn('RevenueAccountsInput', ['court', 'guestFee', 'season', 'taxKey', 'voucher'], 'refused'),
  ...namesIn('CostCentreInput', ['number'], 'refused'),
  ...namesIn('MandateInput', ['iban'], 'refused'),
  ...namesIn('ClubAddressInput', ['houseNumber', 'maps', 'zip'], 'refused'),
  ...namesIn('GeneralInfosInput', ['email', 'phoneNumber'], 'refused'),
  ...namesIn('ImprintInput', ['board', 'responsible', 'vatId'], 'refused'),
  ...namesIn('PriceInfosInput', ['sport'], 'refused'),
  ...namesIn('TimeAndCourtInfosInput', ['sport', 'sports'], 'refused'),
  // Only an ADMIN writes these, and no scene does yet: pages and e-mails escape them like every other text.
  ...namesIn('AdminBookingInput', ['reason', 'remark', 'title'], 'kept'),
  ...namesIn('BillingInput', ['accountHolder', 'footer'], 'kept'),
  ...namesIn('ClubAddressInput', ['city', 'street'], 'kept'),
  ...namesIn('CourtInput', ['name'], 'kept'),
  ...namesIn('EventInput', ['description', 'name', 'reason', 'where'], 'kept'),
  ...namesIn('GeneralInfosInput', ['displayName'], 'kept'),
  ...namesIn('ImprintInput', ['registerCourt', 'registerNumber'], 'kept'),
  ...namesIn('InvoiceAddressInput', ['consignor'], 'kept'),
  ...namesIn('Mutation', ['closeCourts.reason', 'createKiosk.name', 'pairKiosk.name'], 'kept'),
  ...namesIn('Mutation', ['cancelInvoice.reason', 'waiveInvoiceRest.reason', 'setAsUnpaid.reason'], 'kept'),
  ...namesIn(
    'Mutation',
    ['setAsPaid.reference', 'setInvoiceRefunded.reference', 'setItemPaid.reference', 'setItemRefunded.reference'],
    'kept',
  ),
  ...namesIn('Mutation', ['retryOnlineRefund.id', 'setOnlineRefundMade.id'], 'compared'),
  ...namesIn('Mutation', ['setCreditRefunded.id', 'setOffCredit.id', 'setOffCredit.invoiceID'], 'compared'),
  ...namesIn('Mutation', ['withdrawCredit.id', 'creditMovement.id', 'creditMovement.invoiceNumber'], 'compared'),
  ...namesIn('Mutation', ['setCreditRefunded.reference'], 'kept'),
  ...namesIn('Mutation', ['setDebitRefunded.id', 'setDebitRefunded.invoiceID'], 'compared'),
  ...namesIn('Mutation', ['setDebitRefunded.reference', 'setOnlineRefundMade.reference'], 'kept'),
  ...namesIn('Mutation', ['returnPayment.reason', 'setMovementAside.note'], 'kept'),
  // A file in Base64; names and texts of its movements are shown to ADMINs.
  ...namesIn('Mutation', ['readStatement.file'], 'kept'),
  ...namesIn('Query', ['bankInbox.search', 'bookingPage.search', 'invoicePage.search', 'clubLog.search'], 'kept'),
  ...namesIn('SportLabelsInput', ['de', 'en'], 'kept'),
  ...namesIn('SeasonSeriesInput', ['title'], 'kept'),
  ...namesIn('SeasonAnswerInput', ['otherTime'], 'kept'),
  ...namesIn('TimeAndCourtInfosInput', ['reason'], 'kept'),
};

const isText = ({ type }: Input): boolean => {
  const { name } = getNamedType(type);
  return name === 'String' || name === 'ID';
};

const schemaText = readFileSync(new URL('../../../contracts/schema.graphql', import.meta.url), 'utf8');

/** Texts of the schema, `Type.field` or `Type.field.argument`. */
const textsOfSchema = (): readonly string[] => {
  const namesOf = (owner: string, inputs: readonly Input[]): readonly string[] =>
    inputs.filter(isText).map(({ name }) => `${owner}.${name}`);
  return Object.values(buildSchema(schemaText).getTypeMap()).flatMap((type) => {
    if (type.name.startsWith('__')) return [];
    if (isInputObjectType(type)) return namesOf(type.name, Object.values(type.getFields()));
    if (!isObjectType(type)) return [];
    return Object.values(type.getFields()).flatMap(({ name, args }) => namesOf(`${type.name}.${name}`, args));
  });
};

/** Describes texts of the schema without a row here, and rows without a text in the schema. */
export const unlistedTexts = (): readonly string[] => {
  const there = textsOfSchema();
  return [
    ...there.filter((name) => !(name in textFields)).map((name) => `nobody has said what becomes of ${name}`),
    ...Object.keys(textFields)
      .filter((name) => !there.includes(name))
      .map((name) => `${name} is no text of the schema`),
  ];
};

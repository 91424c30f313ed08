import { debitQueriesOfAdmins } from './debitRows.ts';
import { tennisInput } from './operationInputs.ts';
import { seasonPlanNr } from './seasonRows.ts';

const asOfDay = 'fromDate: "2026-06-15", toDate: "2026-06-15", choosenSport: "TENNIS"';
/** Each begins with the name of its field. */
export const queriesOfAdmins = [
  'invoices { invoiceNumber }',
  ...debitQueriesOfAdmins,
  'bankInbox(state: OPEN, search: "ö", page: 1, size: 5) { total movements { _id } }',
  'invoicesAsOf(at: "2026-06-01T10:00:00Z") { invoiceNumber }',
  'invoiceRun(fromDate: "2026-06-01", toDate: "2026-06-15") { amount }',
  'toInvoiceDataForUser(userID: "1002", fromDate: "2026-06-01", toDate: "2026-06-15") { totalAmount }',
  `waitingListOfDay(sport: "TENNIS", date: "2026-06-15") { _id }`,
  'seasonPlans(sport: "TENNIS") { _id series { _id user { userID } } }',
  `seasonPlan(id: "${seasonPlanNr(1)}") { _id }`,
  'user(id: "1002") { email }',
  'mails(state: FAILED) { total mails { kind state } }',
  'dashboardInfos { rules { smallBusiness } }',
  `settingsImpact(infos: ${tennisInput}) { total }`,
  'figuresReport(from: "2026-06-01", to: "2026-06-30") { position }',
  'owedMoney { kind count amount }',
  'clubRefunds { _id amount }',
  'stuckPayments { _id person { userID } }',
  'keyFigures { totalUsers totalBookings }',
  'whatIf(input: { from: "2026-06-01", to: "2026-06-30" }) { bookings }',
  'readModels { name version position behind rebuilding }',
  'logProofs { isRequested progress runs { events } }',
  `bookingsHistory(${asOfDay}) { at }`,
  `bookingsInPeriodAsOf(${asOfDay}, at: "2026-06-01T10:00:00Z") { _id }`,
  'clubLog(kind: BOOKING) { total entries { at person { userID } } }',
  'userPage(search: "ö") { total users { email } }',
  'bookings(sport: "TENNIS") { _id remark }',
  'bookingPage(sport: "TENNIS") { total bookings { _id } }',
  'invoicesHistory(year: 2026) { at }',
  'invoicePage(search: "ö") { total open invoices { _id } }',
  'bookingCalendar(sport: "TENNIS", fromDate: "2026-06-01", toDate: "2026-06-30") { date freeMinutes }',
  'userToDelete(userID: "1002") { pastBookings futureBookings { price } }',
];

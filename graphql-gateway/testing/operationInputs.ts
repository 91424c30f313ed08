import { account } from './debitRows.ts';
/** Inputs and calls of the specs of the policies. */
import { mailIdNr } from './storeMail.ts';

const memberInput = `firstName: "Mia", lastName: "Neu", email: "mia@platzwart.example"`;
const addressInput = `address: { city: "Musterstadt", street: "Am Netz", houseNumber: "1", zip: "12345" }`;
const codeInput = `credential: "1002", code: "ABCD2345", password: "Sandplatz-07"`;
const contacts = 'displayName: "TC Musterstadt", email: "info@platzwart.example", phoneNumber: "+49 89 1000"';
const officeInput = '{ city: "Musterstadt", street: "Am Netz", houseNumber: "1", zip: "12345" }';
const invoiceInput = '{ addressSameAsInvoice: true, consignor: "TC Musterstadt e. V." }';
const addresses = `addresses: { office: ${officeInput}, invoice: ${invoiceInput} }`;
const flags =
  'allowedTrainersBookings: true, allowedGuestsBookings: true, allowedSaisonBookings: true, allowedVouchers: false';
export const tennisInput = `{ sport: "TENNIS", numOfCourts: 1, start: "07:00", end: "22:00", halfHour: true, stornoTime: 24, sports: ["TENNIS", "HALL"], ${flags} }`;
const pricesInput =
  '{ time: "07:00", guest: 1, member: 1, trainer: 1, weekendGuest: 1, weekendMember: 1, weekendTrainer: 1 }';
const season = '{ from: "2026-04-20", to: "2026-09-30" }';
const ofSeason = `planID: "${crypto.randomUUID()}"`;
const seasonSeries =
  'category: SAISON, court: 1, start: "18:00", end: "19:00", repetition: WEEKLY, startdate: "2027-04-20", enddate: "2027-09-28"';

export const ofPublic: readonly (readonly [string, string])[] = [
  ['createGuest', `guest: { ${memberInput}, phone: "+49 89 1000", password: "Sandplatz-07", ${addressInput} }`],
  ['verifyUser', `data: { ${codeInput} }`],
  ['resetPassword', `data: { ${codeInput} }`],
  ['resendMail', 'email: "ben@platzwart.example", type: RESET_PASSWORD'],
];
export const adminOrder = `category: BLOCK, title: "Platzpflege", sport: "TENNIS", court: 1, date: "2026-06-15", start: "10:00", end: "11:00"`;
const eventInput = 'category: CLUB, date: "2026-06-20", name: "Sommerfest"';
const movementId = '0'.repeat(25);
/** Without a movement, as a bank writes it for a quiet day. */
const statement = [
  ':20:1',
  ':25:12345678/1234567890',
  ':28C:1/1',
  ':60F:C260601EUR10,00',
  ':62F:C260601EUR10,00',
  '-',
].join('\r\n');

export const ofAdmins: readonly (readonly [string, string])[] = [
  ['bookAsAdmin', `booking: { ${adminOrder} }`],
  ['rebuildReadModel', 'name: "bookings"'],
  ['proveLog', ''],
  ['closeCourts', 'sport: "TENNIS", courts: [3], until: "22:00", reason: "Regen"'],
  ['reopenCourts', `closures: ["${crypto.randomUUID()}"]`],
  ['updateBooking', `booking: { _id: "${crypto.randomUUID()}", ${adminOrder} }`],
  ['addOccurrence', `id: "${crypto.randomUUID()}", date: "2026-06-15"`],
  ['deleteBooking', `id: "${crypto.randomUUID()}", category: BLOCK`],
  ['planSeason', `sport: "TENNIS", categories: [SAISON], source: ${season}, period: ${season}`],
  ['saveSeasonSeries', `${ofSeason}, series: { ${seasonSeries} }`],
  ['removeSeasonSeries', `${ofSeason}, seriesID: "${crypto.randomUUID()}"`],
  ['askSeasonHolders', `${ofSeason}, answerUntil: "2027-02-10"`],
  ['setSeasonAnswer', `${ofSeason}, answer: { seriesID: "${crypto.randomUUID()}", answer: YES }`],
  ['bookSeason', `${ofSeason}, onConflict: SKIP`],
  ['closeSeasonPlan', ofSeason],
  ['createEvent', `event: { ${eventInput} }`],
  ['updateEvent', `id: "${crypto.randomUUID()}", event: { ${eventInput} }`],
  ['deleteEvent', `id: "${crypto.randomUUID()}"`],
  ['createUser', `user: { ${memberInput}, role: MEMBER }`],
  ['deleteUser', 'userID: "1002"'],
  ['removeSecondFactorOf', `userID: "1002", password: "platzwart", reason: "Handy verloren"`],
  ['resendMailing', `id: "${mailIdNr(1)}"`],
  ['createInvoice', 'invoice: { userID: "1002", fromDate: "2026-06-01", toDate: "2026-06-15" }'],
  ['cancelInvoice', `id: "${crypto.randomUUID()}", reason: "Falscher Preis"`],
  ['setAsPaid', `id: "${crypto.randomUUID()}"`],
  ['setAsUnpaid', `id: "${crypto.randomUUID()}", reason: "Rückbuchung"`],
  ['setItemPaid', `id: "${crypto.randomUUID()}", kind: COURT`],
  ['setItemRefunded', `id: "${crypto.randomUUID()}", kind: COURT`],
  ['sendInvoiceWarning', `id: "${crypto.randomUUID()}"`],
  ['setInvoicePrinted', `id: "${crypto.randomUUID()}"`],
  ['setInvoiceRefunded', `id: "${crypto.randomUUID()}"`],
  ['enterMandate', `userID: "1002", account: ${account}, signedOn: "2026-06-01"`],
  ['announceCollection', `executionOn: "2026-07-15", invoiceIDs: ["${crypto.randomUUID()}"]`],
  ['cancelCollection', `id: "${crypto.randomUUID()}"`],
  ['submitCollection', `id: "${crypto.randomUUID()}", version: 0`],
  ['settleCollection', `id: "${crypto.randomUUID()}"`],
  ['returnDebit', `id: "${crypto.randomUUID()}", invoiceID: "${crypto.randomUUID()}", reason: "AM04"`],
  ['createKiosk', 'name: "Clubhaus"'],
  ['removeKiosk', `id: "${crypto.randomUUID()}"`],
  ['updateGeneralInfos', `infos: { ${contacts}, ${addresses} }`],
  ['updateTimeAndCourtInfos', `infos: ${tennisInput}`],
  [
    'updatePriceInfos',
    `infos: { sport: "TENNIS", prices: [${pricesInput}], vouchers: [], voucherHours: 10, saisonBookingDiscount: 0 }`,
  ],
  ['updateSettings', 'settings: { rules: { showNames: true } }'],
  ['importUsers', 'csv: "Vorname;Nachname;E-Mail", dryRun: true'],
  ['readStatement', `file: "${Buffer.from(statement).toString('base64')}"`],
  ['settleMovement', `id: "${movementId}", invoices: ["${crypto.randomUUID()}"]`],
  ['returnPayment', `id: "${movementId}", invoices: ["${crypto.randomUUID()}"], reason: "Konto erloschen"`],
  ['setMovementAside', `id: "${movementId}", reason: DONATION`],
  ['takeMovementBack', `id: "${movementId}"`],
];
export const ofOwnAccount: readonly (readonly [string, string, string])[] = [
  ['setUpSecondFactor', 'password: "platzwart"', 'secret uri'],
  ['enableSecondFactor', 'code: "123456"', 'codes'],
  ['removeSecondFactor', 'password: "platzwart"', 'code'],
  ['requestErasure', 'password: "platzwart"', 'code'],
  ['endSessions', 'password: "platzwart"', 'code'],
  ['endSession', `sessionId: "${crypto.randomUUID()}", password: "platzwart"`, 'code'],
];

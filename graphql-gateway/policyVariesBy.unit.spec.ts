import { describe, expect, it } from 'vitest';
import type { VariesBy } from './core/policy.ts';
import { policies } from './policies.ts';

/** Fields that differ by role, and by person: listed independently of the policies. */
const toldApart: Readonly<Record<Exclude<VariesBy, 'nobody'>, Readonly<Record<string, string>>>> = {
  audience: {
    SeasonPlan: '_id answerUntil from isOpen series sourceFrom sourceTo sport to',
    SeasonSeries: 'answeredByClub answered_at asked_at booked conflicts isInBooking problem refusedWith skipped user',
    SeasonConflict: 'category court date end isDraft start title',
    SeasonPlanResult: 'code msg plan success',
    SeasonChange: 'position',
    Query:
      'bankInbox bookingCalendar bookingInfos bookingPage bookings bookingsHistory bookingsInPeriodAsOf clubLog clubRefunds dashboardInfos debitCollection debitCollections debitPreview figuresReport guests invoicePage invoiceRun invoices invoicesAsOf invoicesHistory keyFigures kiosks logProofs mails mandates members owedMoney readModels seasonPlan seasonPlans settingsImpact stuckPayments termsVersions toInvoiceDataForUser user userAddresses userPage userToDelete users vouchers waitingListOfDay whatIf',
    Mutation:
      'addOccurrence announceCollection askSeasonHolders bookAsAdmin bookSeason cancelCollection cancelInvoice closeCourts closeSeasonPlan createEvent createInvoice createKiosk createUser deleteBooking deleteEvent deleteUser enterMandate importUsers planSeason proveLog readStatement rebuildReadModel removeKiosk removeSeasonSeries removeSecondFactorOf reopenCourts resendMailing returnDebit returnPayment saveSeasonSeries sendInvoiceWarning setAsPaid setAsUnpaid setInvoicePrinted setInvoiceRefunded setItemPaid setItemRefunded setMovementAside setSeasonAnswer settleCollection settleMovement submitCollection takeMovementBack undoClosure updateBooking updateEvent updateGeneralInfos updatePriceInfos updateSettings updateTimeAndCourtInfos updateVoucher',
    DashboardInfos:
      'accounting allowedSaisonBookings billing categories imprint isDescribed rules saisonBookingDiscount states',
    DashboardCategories: 'booking event team user',
    DashboardStates: 'booking repetition voucher',
    BookingRules:
      'allowedGuests allowedSaisonBookings allowedTrainers allowedVouchers avoidGaps discount holidayRegion guestFee invoiceForGuests limits paymentMethods players reviewed saisonBookingDiscount showNames smallBusiness stornoTime vatRates voucherHours vouchers',
    LimitsOfRole: 'limits role',
    VatRate: 'group percent sphere validFrom',
    ImprintSettings: 'board registerCourt registerNumber responsible vatId',
    Billing: 'accountHolder bic dueDays eInvoice footer iban taxNumber directDebit',
    SettingsImpact: 'bookings total',
    Booking: 'title',
    Conflict: 'title',
    Availability: 'cancelled kept priceBefore recipients',
    Occurrence: 'booking',
    KeptBooking: 'booking reason',
    BookingPage: 'bookings total',
    CalendarCount: 'category count',
    CalendarDay: 'bookings date freeMinutes',
    BookingInfos: 'paymentMethods showNames vatRate',
    BookingLimits: 'graceMinutes maxAdvanceDays maxMinutesPerDay maxOpenBookings maxParallel minAdvanceMinutes',
    DueInvoice: '_id amount dueDate firstName invoiceNumber lastName',
    DebitPreview: 'invoices withoutMandate',
    Debit:
      '_id amount dropReason firstName invoiceNumber lastName mandateReference paidOtherwise returnFee returnReason returnedOn state',
    DebitCollection:
      '_id amount announcedOn count credited debits documentUrl executionOn state submitUntil submittedOn version',
    DirectDebitSettings: 'creditorId isOffered noticeDays',
    Accounting:
      'accountLength adviser bank bankFee card cash chart client costCentres debtorBase payPal revenue smallBusinessRevenue toBeReturned yearStartMonth',
    RevenueAccounts: 'court guestFee season taxKey vatRate voucher',
    CostCentre: 'number sphere',
    InvoiceData: 'VAT amountDue fromDate invoiceTo items net toDate totalAmount totals',
    MoneyFigure: 'billed date received',
    InvoicePage: 'invoices open overdue total years',
    InvoiceRunPerson: 'amount firstName hasAddress items lastName role userID',
    InvoiceResult: 'code invoice msg success',
    BankChange: 'position',
    ClubLogChange: 'position',
    StatementReading: 'added code found msg otherAccounts success',
    BankInbox: 'awaited gaps movements open outgoing readUntil setAside settled total',
    BankMovement:
      '_id amount asideReason batchID bookedOn debit endToEndID invoices match maybeSame name note reason rest returnCode state text',
    MovementDebit: '_id amount executionOn isReturn movementIDs',
    StatementInvoice: '_id amountDue firstName invoiceNumber lastName userID',
    BalanceGap: 'amount fromDate iban kind toDate',
    ClubLogPage: 'entries total',
    HistoryEntry: 'kind person position subjectID',
    DeletionPreview: 'futureBookings hoursLeft isLastAdmin pastBookings',
    ImportProblem: 'code field line value',
    ImportResult: 'code created msg problems success',
    Mail: '_id created_at id kind problem recipient sent_at state tries',
    MailPage: 'mails total',
    Kiosk: '_id made_at name',
    Person: '_id firstName id lastName userID voucher',
    KeyFigures:
      'countBookingTypes singleBookings totalBookings totalEvents totalTeams totalUsers totalVouchers vouchers year',
    CategoryCount: 'category count',
    SingleBookingFigure: 'price state',
    OwedMoney: 'amount count kind',
    ClubRefund: '_id amount date firstName kind lastName userID',
    FiguresReport: 'asOf bookings cancellations categories leadTimes money occupancy position refused revenue waiting',
    SportOccupancy: 'cells sport',
    OccupancyCell: 'bookable booked hour weekday',
    CategoryMinutes: 'bookings category minutes',
    LeadTimeFigure: 'band bookings',
    CancellationFigure: 'band bookedAgain bookings displaced minutes',
    RevenueFigure: 'date list price',
    RefusedFigure: 'attempts hour reason sport weekday',
    WaitingFigure: 'entries outcome',
    WhatIf: 'after before bookings hitPeople people refused tooLate',
    RefusalFigure: 'bookings reason',
    PersonHit: 'after before refused tooLate user',
    VoucherFigure: 'paymentState price',
    Subscription: 'bankChanged clubLogChanged invoicesChanged keyFiguresChanged readModelChanged seasonChanged',
    ReadModel: 'behind id isRequested lastEventAt lastRebuild name position problem rebuilding status version',
    LogFlaw: 'because position proof',
    LogProof: 'events flawCount flaws position seconds startedAt',
    LogProofs: 'isRequested progress runs',
    ReadModelRebuild: 'at events problem seconds tables',
    RebuiltTable: 'isSame name rowsAfter rowsBefore',
    WaitingEntry: 'joined_at steps user',
    WaitingStep: 'at court end kind start',
    User: 'guardian payer',
    UserPage: 'total users',
  },
  viewer: {
    Subscription: 'ownInvoicesChanged',
    SeasonOffer: 'answerUntil firstName isOver series sport',
    SeasonSeries:
      '_id answer category court courtName end enddate occurrences otherTime price repetition start startdate title',
    Query:
      'acceptedTerms booking bookingQuota bookingsAsPlayer bookingsByUser calendarLink checkAvailability currentUser detailbookings frequentPlayers history imprint invoice myData node openClaims openSessions ownInvoices ownMandate payment seasonOffer voucherHoursLeft voucherStatement vouchersByUser vouchersVisible waitingList',
    Mutation:
      'addVoucher answerSeasonOffer bookAsUser cancelBooking changePassword createGuest declineOffer deleteVoucher enableSecondFactor endSession endSessions giveUpPayment joinWaitingList leaveBooking leaveWaitingList login logout removeCalendarLink removeSecondFactor renewCalendarLink requestErasure resendMail resetPassword revokeMandate setUpSecondFactor signMandate takeOffer undoCancellation updateOwnBooking updateUser verifyNewMail verifyUser',
    Booking:
      'cancelReason cancelable cancelableUntil guestFee mine paymentMethod paymentState players playing price remark seriesID skipped undoableUntil user withVoucher',
    Child: '_id discount firstName lastName role userID',
    BookingQuota: 'days openBookings',
    QuotaDay: 'date minutes',
    VoucherCard: '_id deletable firstName hours hoursUsed id lastName order_at paymentState price state type userID',
    VoucherResult: 'code msg success voucher',
    Invoice:
      'VAT _id alreadyPaid amountDue cancelledBy cancels consignor createDate documentUrl dueDate eInvoiceUrl fromDate id invoiceNumber invoiceTo items net overdue paidAt paidMethod paidReference payment refundDue state toDate totalAmount totals warningLevel warnings collectedOn',
    Mandate: '_id firstName holder iban lastName origin reference signedOn userID validUntil',
    InvoiceRecipient: 'address firstName lastName role userID',
    InvoiceItems: 'bookings guestFees saisonBookings vouchers',
    InvoiceBooking: '_id alreadyPaid category court date end paymentMethod player price sport start vatRate',
    InvoiceGuestFee: '_id alreadyPaid court date end player price sport start vatRate',
    InvoiceSaisonBooking:
      '_id alreadyPaid category court date end enddate occurrences player price sport start vatRate',
    InvoiceVoucher: '_id alreadyPaid date order_at player price type vatRate',
    RateTotal: 'gross net vat vatRate',
    InvoicePayment: 'accountHolder bic byDirectDebit iban reference',
    InvoiceWarning: 'documentUrl level',
    VoucherMovement: '_id at bookingID court date end hours hoursLeft kind sport start voucherID',
    WaitingEntry: '_id date from minutes offer position sport state to',
    WaitingOffer: 'court end expires_at price start',
    Payment: '_id amount expires_at method person redirectUrl state',
    BookingInfos: 'limits',
    Player: 'guestName user',
    SkippedDate: 'court date reason',
    Availability: 'available conflicts dates occurrences price',
    Conflict: 'bookingID category court date end refund start user',
    Occurrence: 'conflicts court date end price problem start',
    BookingsResult: 'bookings code msg payment success',
    EventResult: 'code event msg success',
    HistoryEntry: 'action actor at cause details mails reason role',
    HistoryMail: 'kind sent_at state',
    CalendarLink: 'made_at',
    LinkResult: 'code msg path success',
    Imprint: 'board registerCourt registerNumber responsible vatId',
    LoginResult: 'code msg success token user',
    MyData: 'json made_at',
    OpenSession: 'browser isThis sessionId startedAt system usedAt',
    RecoveryCodes: 'code codes msg success token',
    Result: 'code msg success token',
    SecondFactorSetup: 'secret uri',
    PersonalLimits: 'maxAdvanceDays maxMinutesPerDay maxOpenBookings maxParallel',
    User: '_id active address bookingReminders business children discount email erasureRequested firstName id language lastName limits newEmail phone role secondFactor userID verified voucher',
    UserResult: 'code msg success user',
  },
};

const namesIn = (types: Readonly<Record<string, string>>): readonly string[] =>
  Object.entries(types).flatMap(([type, fields]) => fields.split(' ').map((field) => `${type}.${field}`));

const decidedBy = (eyes: VariesBy): readonly string[] =>
  Object.entries(policies).flatMap(([type, fields]) =>
    Object.entries(fields).flatMap(([field, { variesBy }]) => (variesBy === eyes ? [`${type}.${field}`] : [])),
  );

const others = Object.entries(policies).flatMap(([type, fields]) =>
  Object.keys(fields).map((field) => `${type}.${field}`),
);

// A response that is made once for many may hold no data that only some of them may see.
describe('A response shared by many callers', () => {
  it('never holds fields that differ by person', () => {
    expect(decidedBy('viewer').toSorted()).toEqual(namesIn(toldApart.viewer).toSorted());
  });

  it('is shared within one role where fields differ by role', () => {
    expect(decidedBy('audience').toSorted()).toEqual(namesIn(toldApart.audience).toSorted());
  });

  it('holds all other fields, and so the plan of a day', () => {
    const apart = new Set([...namesIn(toldApart.viewer), ...namesIn(toldApart.audience)]);
    const alike = decidedBy('nobody');
    expect(alike.toSorted()).toEqual(others.filter((name) => !apart.has(name)).toSorted());
    expect(alike).toEqual(expect.arrayContaining(['Query.bookingsInPeriod', 'Subscription.courtPlanChanged']));
  });
});

import { describe, expect, it } from 'vitest';
import { type Principal, principals } from './core/viewer.ts';
import { guardedFields, resolveField } from './testing/guardedFields.ts';
import { admin, anna, ben } from './testing/personas.ts';

/** Who sees a field of an own object, or of another person's. `ownerOrAdmin`, `memberOrAdmin` (no guest) and `self` refer to one person. */
const groups = ['all', 'signedIn', 'members', 'admins', 'ownerOrAdmin', 'memberOrAdmin', 'self'] as const;
type Seen = (typeof groups)[number];

/** decisions.md C4, C5, C7, B24, B25, repeated independently of the policies: grouped by who sees the field, not by its type. */
const visible: Readonly<Record<Seen, Readonly<Record<string, string>>>> = {
  all: {
    Query: 'event events generalInfos imprint payment seasonOffer terms upcomingEvents',
    Terms: 'de en issuedOn version',
    SeasonOffer: 'answerUntil firstName isOver series sport',
    SeasonSeries:
      '_id answer category court courtName end enddate occurrences otherTime price repetition start startdate title',
    Payment: '_id amount expires_at method state',
    Event: '_id cancelled category courts date day description end endDate homeAway id name sport start type where',
    EventResult: 'code event msg success',
    GeneralInfos:
      'addresses allowedGuests demoLogins displayName email guestPrices guestVatRate hasTerms logoURL phoneNumber sportNames',
    GuestPrice: 'sport time weekday weekend',
    SportName: 'de en sport',
    Imprint: 'board registerCourt registerNumber responsible vatId',
    ClubAddresses: 'inside invoice office outside',
    ClubAddress: 'city houseNumber maps street zip',
    InvoiceAddress: 'address addressSameAsInvoice consignor',
    DemoLogin: 'email role',
    Mutation: 'answerSeasonOffer createGuest login resendMail resetPassword verifyUser',
    Result: 'code msg success token',
    LoginResult: 'code msg success token user',
    UserResult: 'code msg success user',
    BookingsResult: 'bookings code msg payment success',
    LinkResult: 'code msg path success',
    SecondFactorSetup: 'secret uri',
    RecoveryCodes: 'code codes msg success token',
    MyData: 'json made_at',
    OpenSession: 'browser isThis sessionId startedAt system usedAt',
  },
  signedIn: {
    Query:
      'acceptedTerms booking bookingInfos bookingQuota bookingsAsPlayer bookingsInPeriod calendarLink checkAvailability courtPlanPosition currentUser detailbookings directDebitTerms frequentPlayers history invoice node openSessions ownInvoices ownMandate voucherHoursLeft vouchersVisible waitingList',
    Mutation:
      'bookAsUser declineOffer deleteVoucher enableSecondFactor endSession endSessions giveUpPayment joinWaitingList leaveBooking leaveWaitingList logout removeCalendarLink removeSecondFactor renewCalendarLink requestErasure setUpSecondFactor takeOffer undoCancellation updateOwnBooking revokeMandate signMandate',
    Subscription: 'courtPlanChanged ownInvoicesChanged settingsChanged waitingListChanged',
    InvoicesChange: 'position',
    DirectDebitTerms: 'creditorID creditorName earliestExecution noticeDays',
    VoucherMovement: '_id at bookingID court date end hours hoursLeft kind sport start voucherID',
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
    VoucherResult: 'code msg success voucher',
    WaitingListChange: 'position',
    WaitingOffer: 'court end expires_at price start',
    SettingsChange: 'position',
    CourtPlanChange: 'changed position removed',
    Child: '_id discount firstName lastName role userID',
    BookingQuota: 'days openBookings',
    QuotaDay: 'date minutes',
    Player: 'guestName user',
    SkippedDate: 'court date reason',
    Availability: 'available conflicts dates occurrences price',
    Occurrence: 'conflicts court date end price problem start',
    Conflict: 'bookingID category court date end start',
    Booking:
      '_id cancelable cancelableUntil category court date duration end enddate eventID id mine playing repetition revision sport start startdate state undoableUntil withVoucher',
    HistoryEntry: 'action actor at cause details mails reason role',
    HistoryMail: 'kind sent_at state',
    CalendarLink: 'made_at',
    BookingUser: 'firstName lastName userID',
    BookingInfos:
      'allowedTrainers allowedVouchers avoidGaps discount guestFee holidayRegion limits paymentMethods players showNames sportSettings sports states stornoTime vatRate voucherHours vouchers',
    BookingInfoStates: 'booking voucher',
    BookingLimits: 'graceMinutes maxAdvanceDays maxMinutesPerDay maxOpenBookings maxParallel minAdvanceMinutes',
    VoucherPrice: 'price type',
    SportSettings: 'courtList courts labels name prices timeSettings',
    SportLabels: 'de en',
    Court: 'active name number surface',
    TimeSettings: 'end halfHour start',
    Prices: 'guest member time trainer weekendGuest weekendMember weekendTrainer',
    Address: 'city houseNumber street zip',
  },
  members: {
    Query: 'guests members',
    Person: '_id firstName id lastName userID',
  },
  admins: {
    SeasonPlan: '_id answerUntil from isOpen series sourceFrom sourceTo sport to',
    SeasonSeries: 'answeredByClub answered_at asked_at booked conflicts isInBooking problem refusedWith skipped user',
    SeasonConflict: 'category court date end isDraft start title',
    SeasonPlanResult: 'code msg plan success',
    SeasonChange: 'position',
    Query:
      'bankInbox bookingCalendar bookingPage bookings bookingsHistory bookingsInPeriodAsOf clubLog clubRefunds dashboardInfos debitCollection debitCollections debitPreview figuresReport invoicePage invoiceRun invoices invoicesAsOf invoicesHistory keyFigures kiosks logProofs mails mandates owedMoney readModels seasonPlan seasonPlans settingsImpact stuckPayments termsVersions toInvoiceDataForUser user userAddresses userPage userToDelete users vouchers waitingListOfDay whatIf',
    Mutation:
      'addOccurrence announceCollection askSeasonHolders bookAsAdmin bookSeason cancelCollection cancelInvoice closeCourts closeSeasonPlan createEvent createInvoice createKiosk createUser deleteBooking deleteEvent deleteUser enterMandate importUsers planSeason proveLog readStatement rebuildReadModel removeKiosk removeSeasonSeries removeSecondFactorOf reopenCourts resendMailing returnDebit returnPayment saveSeasonSeries sendInvoiceWarning setAsPaid setAsUnpaid setInvoicePrinted setInvoiceRefunded setItemPaid setItemRefunded setMovementAside setSeasonAnswer settleCollection settleMovement submitCollection takeMovementBack undoClosure updateBooking updateEvent updateGeneralInfos updatePriceInfos updateSettings updateTimeAndCourtInfos updateVoucher',
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
    Person: 'voucher',
    WaitingEntry: 'joined_at steps user',
    WaitingStep: 'at court end kind start',
    SettingsImpact: 'bookings total',
    Booking: 'title',
    Conflict: 'title',
    Availability: 'cancelled kept priceBefore recipients',
    Occurrence: 'booking',
    KeptBooking: 'booking reason',
    BookingPage: 'bookings total',
    CalendarCount: 'category count',
    CalendarDay: 'bookings date freeMinutes',
    User: 'guardian payer',
    UserPage: 'total users',
    DeletionPreview: 'futureBookings hoursLeft isLastAdmin pastBookings',
    ImportResult: 'code created msg problems success',
    ImportProblem: 'code field line value',
    Mail: '_id created_at id kind problem recipient sent_at state tries',
    MailPage: 'mails total',
    Kiosk: '_id made_at name',
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
  },
  ownerOrAdmin: {
    Query: 'bookingsByUser myData openClaims',
    Mutation: 'cancelBooking updateUser verifyNewMail',
    Booking: 'cancelReason guestFee paymentMethod paymentState players price remark seriesID skipped user',
    VoucherCard: '_id deletable firstName hours hoursUsed id lastName order_at paymentState price state type userID',
    Invoice:
      'VAT _id alreadyPaid amountDue cancelledBy cancels consignor createDate documentUrl dueDate eInvoiceUrl fromDate id invoiceNumber invoiceTo items net overdue paidAt paidMethod paidReference payment refundDue state toDate totalAmount totals warningLevel warnings collectedOn',
    Mandate: '_id firstName holder iban lastName origin reference signedOn userID validUntil',
    WaitingEntry: '_id date from minutes offer position sport state to',
    Payment: 'person redirectUrl',
    Conflict: 'refund user',
    PersonalLimits: 'maxAdvanceDays maxMinutesPerDay maxOpenBookings maxParallel',
    User: '_id active address bookingReminders business children discount email erasureRequested firstName id language lastName limits newEmail phone role secondFactor userID verified voucher',
  },
  memberOrAdmin: { Query: 'voucherStatement vouchersByUser', Mutation: 'addVoucher' },
  self: { Mutation: 'changePassword' },
};

const mayHave: Readonly<Record<Seen, (principal: Principal, isOwn: boolean) => boolean>> = {
  all: () => true,
  signedIn: (principal) => principal !== 'ANONYMOUS',
  members: (principal) => ['MEMBER', 'TRAINER', 'ADMIN'].includes(principal),
  admins: (principal) => principal === 'ADMIN',
  ownerOrAdmin: (principal, isOwn) => principal === 'ADMIN' || (principal !== 'ANONYMOUS' && isOwn),
  memberOrAdmin: (principal, isOwn) => principal === 'ADMIN' || (['MEMBER', 'TRAINER'].includes(principal) && isOwn),
  self: (principal, isOwn) => principal !== 'ANONYMOUS' && isOwn,
};

/** These answer null to callers without access; all others are refused with a code. */
const hidden = [
  ...'cancelReason guestFee paymentMethod paymentState players price remark seriesID skipped title user'
    .split(' ')
    .map((name) => `Booking.${name}`),
  ...['Conflict.refund', 'Conflict.title', 'Conflict.user', 'Person.voucher', 'Payment.person', 'Payment.redirectUrl'],
];

const refusalOf = (name: string, principal: Principal): string | null => {
  if (hidden.includes(name)) return null;
  return principal === 'ANONYMOUS' ? 'LOGIN_REQUIRED' : 'ERR_NOT_AUTHORIZED';
};

const rows = groups.flatMap((seen) =>
  Object.entries(visible[seen]).flatMap(([type, names]) =>
    names.split(' ').map((name) => ({ seen, name: `${type}.${name}` })),
  ),
);

const viewerOf = (principal: Principal) => ({
  ...{ principal, children: [] },
  person: principal === 'ANONYMOUS' ? null : anna,
});

describe('Every field of the schema', () => {
  it('is listed here once', () => {
    expect(rows.map(({ name }) => name).toSorted()).toEqual([...guardedFields().keys()].toSorted());
  });

  it.each(principals)('is seen by %s only where allowed, of their own and of others', async (principal) => {
    const fields = guardedFields();
    for (const isOwn of [true, false]) {
      const { personId, memberNumber: userID } = isOwn ? anna : ben;
      const look = { viewer: viewerOf(principal), object: { personId, category: 'SINGLE' }, args: { userID } };
      const told = rows.map(async ({ name }) => [name, await resolveField(fields.get(name), look)]);
      expect(await Promise.all(told)).toEqual(
        rows.map(({ name, seen }) => [name, mayHave[seen](principal, isOwn) ? 'seen' : refusalOf(name, principal)]),
      );
    }
  });
});

describe('A booking of another person', () => {
  it.each(principals)('shows %s its title where the title concerns the club', async (principal) => {
    const title = guardedFields().get('Booking.title');
    const told = ['EVENT', 'TRAINING', 'BLOCK', 'SINGLE', 'DOUBLE', 'RESERVATION'].map((category) =>
      resolveField(title, { viewer: viewerOf(principal), object: { personId: ben.personId, category } }),
    );
    const ofClub = principal === 'ANONYMOUS' ? null : 'seen';
    const ofPerson = principal === 'ADMIN' ? 'seen' : null;
    expect(await Promise.all(told)).toEqual([ofClub, ofClub, ofClub, ofPerson, ofPerson, ofPerson]);
  });

  it.each(principals)('shows %s its owner where the club shows names', async (principal) => {
    const look = { viewer: viewerOf(principal), object: { personId: ben.personId }, showNames: true };
    const told = await resolveField(guardedFields().get('Booking.user'), look);
    expect(told).toBe(principal === 'ANONYMOUS' ? null : 'seen');
  });
});

describe('A booking that names the viewer as a player', () => {
  it.each(principals)('shows %s its owner and its players, not what it costs', async (principal) => {
    const object = { personId: ben.personId, players: [{ personId: anna.personId }] };
    const told = ['user', 'players', 'price', 'guestFee', 'remark'].map((name) =>
      resolveField(guardedFields().get(`Booking.${name}`), { viewer: viewerOf(principal), object }),
    );
    const named = principal === 'ANONYMOUS' ? null : 'seen';
    const ofOwner = principal === 'ADMIN' ? 'seen' : null;
    expect(await Promise.all(told)).toEqual([named, named, ofOwner, ofOwner, ofOwner]);
  });
});

describe('A call about a person', () => {
  it.each([
    ['nobody', {}, 'seen'],
    ['null', { userID: null }, 'seen'],
    ['oneself', { userID: anna.memberNumber }, 'seen'],
    ['somebody else', { userID: ben.memberNumber }, 'ERR_NOT_AUTHORIZED'],
  ])('is about oneself where it names %s', async (_, args, told) => {
    const field = guardedFields().get('Mutation.updateUser');
    expect(await resolveField(field, { viewer: viewerOf('MEMBER'), args })).toBe(told);
  });

  it('that needs the person’s own secret is refused to an ADMIN, too', async () => {
    const look = {
      viewer: { principal: 'ADMIN', person: admin, children: [] },
      args: { userID: anna.memberNumber },
    } as const;
    expect(await resolveField(guardedFields().get('Mutation.changePassword'), look)).toBe('ERR_NOT_AUTHORIZED');
  });
});

import type { Language } from '@platzwart/contracts/core';
import { dashboardWith } from './dashboard.ts';
import { type Operations, accepted, standInGateway } from './gateway.ts';
import { renderApp } from './renderApp.tsx';
import { standInSocket } from './standInSocket.ts';

export const address = { street: 'Am Sportpark', houseNumber: '7', zip: '12345', city: 'Musterstadt' };
/** Prices of the tennis courts. */
export const rates = {
  guest: 2000,
  member: 1200,
  trainer: 800,
  weekendGuest: 2600,
  weekendMember: 1500,
  weekendTrainer: 1000,
};
const limits = {
  ...{ minAdvanceMinutes: 0, maxAdvanceDays: 14, graceMinutes: 5 },
  ...{ maxOpenBookings: null, maxMinutesPerDay: 120, maxParallel: 1 },
};
export const petra = { id: 'u1', userID: '1', firstName: 'Petra', lastName: 'Schulz' };

/** The settings as the page reads them. */
export const settings = ({ reviewed = true } = {}) =>
  accepted({
    generalInfos: {
      ...{ displayName: 'TC Musterstadt', email: 'info@musterstadt.example', phoneNumber: '+49 1234 567890' },
      addresses: {
        ...{ office: address, inside: null, outside: null },
        invoice: { addressSameAsInvoice: true, consignor: 'TC Musterstadt e. V.', address: null },
      },
    },
    bookingInfos: {
      sports: ['TENNIS'],
      sportSettings: [
        {
          ...{ name: 'TENNIS', labels: { de: 'Sandplätze', en: 'Clay courts' } },
          courtList: [1, 2].map((number) => ({ number, name: `Platz ${number}`, surface: 'CLAY', active: true })),
          timeSettings: { start: '07:00', end: '22:00', halfHour: true },
          prices: [{ time: '07:00', ...rates }],
        },
      ],
    },
    termsVersions: [{ version: 1, issuedOn: '2026-01-02', de: 'Plätze abziehen.', en: null }],
    dashboardInfos: {
      imprint: { board: [petra], responsible: petra, registerCourt: null, registerNumber: null, vatId: null },
      rules: {
        ...{
          reviewed,
          allowedGuests: true,
          allowedTrainers: true,
          allowedVouchers: false,
          allowedSaisonBookings: true,
        },
        ...{
          showNames: false,
          avoidGaps: false,
          players: 'NONE',
          guestFee: 0,
          stornoTime: 24,
          discount: 0,
          holidayRegion: null,
        },
        limits: ['MEMBER', 'GUEST', 'TRAINER', 'ADMIN'].map((role) => ({ role, limits })),
        ...{
          smallBusinessPeriods: [{ from: '2025-01-01', to: '2025-12-31' }],
          paymentMethods: ['INVOICE'],
          invoiceForGuests: true,
        },
        vatRates: [{ group: 'MEMBER', percent: 7, validFrom: '2020-01-01', sphere: 'ZWECKBETRIEB' }],
        ...{ voucherHours: 10, saisonBookingDiscount: 0, vouchers: [] },
      },
      billing: {
        taxNumber: '12/345',
        iban: null,
        bic: null,
        accountHolder: 'TC',
        dueDays: 14,
        footer: null,
        eInvoice: false,
      },
      accounting: null,
    },
  });

/** The settings of a club with tennis; opens one of their sections. */
export const openSettings = async (section: string, operations: Operations = {}, language: Language = 'de') => {
  standInSocket();
  const calls = standInGateway(dashboardWith({ SettingsPageQuery: () => settings(), ...operations }));
  return {
    calls,
    ...(await renderApp({ path: `/dashboard/settings/${section}`, isSignedIn: true, language })),
  };
};
/** What calls of an operation sent. */
export const sentBy = (calls: Awaited<ReturnType<typeof openSettings>>['calls'], operation: string) =>
  calls.filter((call) => call.operation === operation).map(({ variables }) => variables);

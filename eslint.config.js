import relay from 'eslint-plugin-relay';
import { defineConfig } from 'eslint/config';
import * as parser from '@typescript-eslint/parser';

const browser = ['client/**/*.ts', 'client/**/*.tsx'];

/**
 * Files whose fields a pure function reads, which stands beside them with specs of its own (prices, deadlines, times, forms,
 * exports), what a form reads by lists of field names, and what several pages know of the club and of the person who is signed in. The rule looks into one file only.
 */
const readByPureFunctions = [
  'client/app/dashboard/{SetUpChecklist.tsx,useOpenIssues.ts}',
  'client/booking/booked/useCalendarDownload.ts',
  'client/booking/data/{useBookingSetup,useCourtDays}.ts',
  'client/club/legal/useClubAddress.ts',
  'client/core/cancelBooking/CancelBookingSheet.tsx',
  'client/core/session/useViewer.ts',
  'client/club-event/admin/{EditEventForm.tsx,EventActions.tsx,fetchEventConflicts.ts}',
  'client/figures/admin/whatIf/WhatIfForm.tsx',
  'client/core/players/usePeople.ts',
  'client/core/{useClubInfos,useClubSports}.ts',
  'client/**/form/useEditedUser.ts',
  'client/**/accounts/fetchAllUsers.ts',
  'client/user/admin/account/{AccountBooking,AccountBookings}.tsx',
  'client/user/myBookings/{CancelButton,LeaveButton,MyBookings}.tsx',
  'client/user/myBookings/useBookingEntry.ts',
  'client/club/admin/sections/{ClubSection.tsx,RulesSection.tsx,SportsSection.tsx,TaxSection.tsx,priceValues.ts}',
  'client/booking/admin/details/{BookingFacts,CancelDialog}.tsx',
  'client/booking/admin/list/{BookingTable.tsx,fetchAllBookings.ts}',
  'client/invoice/admin/list/fetchAllInvoices.ts',
  'client/figures/admin/report/{EarningWell,ThreeViews}.tsx',
  'client/invoice/admin/asOf/{InvoicesAsOf.tsx,fetchInvoicesAsOf.ts}',
  'client/booking/admin/entry/fetchAvailability.ts',
  'client/core/people/findPeople.ts',
  'client/booking/admin/asOf/{AsOf.tsx,fetchPlanAsOf.ts}',
  'client/history/admin/fetchClubLog.ts',
  'client/payment/usePayment.ts',
  'client/app/dashboard/operations/useLogProofs.ts',
  'client/bank/admin/useBankInbox.ts',
  'client/season/admin/SeasonTable.tsx',
  'client/user/admin/account/AccountBilling.tsx',
  'client/invoice/MyInvoice.tsx',
  'client/invoice/admin/{details/InvoiceActions,details/InvoiceFacts,list/InvoiceList,list/InvoiceTable}.tsx',
];

/** All other rules are oxlint's (.oxlintrc.json); here are those about Relay. */
export default defineConfig(
  {
    ignores: [
      '**/node_modules/',
      '**/dist/',
      '**/dist.*/',
      '**/__generated__/',
      'coverage/',
      'test-results/',
      '.stryker-tmp/',
      '.data/',
      'docs/',
    ],
  },
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' } },
  {
    files: browser,
    languageOptions: { parser },
    plugins: { relay },
    rules: {
      ...relay.configs['ts-strict'].rules,
      'no-restricted-syntax': [
        'error',
        {
          selector: "CallExpression[typeArguments] > CallExpression.callee[callee.name='styled'][arguments.length<2]",
          message:
            'What is for the looks stays out of the page: shouldForwardProp (client/vite/explicitPropForwarding.ts).',
        },
      ],
    },
  },
  { files: readByPureFunctions, rules: { 'relay/unused-fields': 'off' } },
  // createBookingReader.ts decodes what it spreads, with a memory; the page of an account hands it to its parts; a changed booking is
  // read again for the list that shows it.
  {
    files: [
      'client/booking/data/useCourtDays.ts',
      'client/**/form/useEditedUser.ts',
      'client/user/myBookings/edit/useUpdateOwnBooking.ts',
    ],
    rules: { 'relay/must-colocate-fragment-spreads': 'off' },
  },
);

import type { SetUpChecklistQuery$data } from '../../__generated__/SetUpChecklistQuery.graphql.ts';

/** What a new club says about itself, in this order (decisions.md N1). */
export const setUpSteps = [
  { name: 'club', to: '/dashboard/settings/club' },
  { name: 'sports', to: '/dashboard/settings/sports' },
  { name: 'prices', to: '/dashboard/settings/prices' },
  { name: 'rules', to: '/dashboard/settings/rules' },
  { name: 'tax', to: '/dashboard/settings/tax' },
  { name: 'mail', to: '/dashboard/mail' },
] as const;
type Step = (typeof setUpSteps)[number]['name'];

/** What is done, by facts and not by a tick of somebody's. */
export const doneOf = ({
  generalInfos,
  dashboardInfos,
  bookingInfos,
  sentMails,
}: SetUpChecklistQuery$data): Readonly<Record<Step, boolean>> => {
  const { sportSettings } = bookingInfos;
  return {
    club: dashboardInfos.isDescribed,
    sports: sportSettings.some(({ courts }) => courts > 0),
    prices: sportSettings.length > 0 && sportSettings.every(({ prices }) => prices.length > 0),
    rules: dashboardInfos.rules.reviewed,
    tax: dashboardInfos.billing?.taxNumber != null,
    // A demo catches its e-mails.
    mail: sentMails.total > 0 || generalInfos.demoLogins.length > 0,
  };
};

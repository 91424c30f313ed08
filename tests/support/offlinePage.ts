import { type Page, expect } from 'playwright/test';
import { type Place, cell, isFree, openPlan, planOf, toConfirmation, toPayment } from './courtPlan.ts';
import { german, withGaps } from './screenTexts.ts';

const { core } = german;

type Stretch = Readonly<{ date: string; place: Place }>;

/** Opens the plan and selects a free hour. */
export const choose = async (page: Page, { date, place }: Stretch): Promise<void> => {
  await openPlan(page, { date });
  await cell(page, place, isFree).click();
};

/** Goes to the last step before the booking. */
export const chooseToPayment = async (page: Page, stretch: Stretch): Promise<void> => {
  await choose(page, stretch);
  await toConfirmation(page);
  await toPayment(page);
};

/** An offline page says so and shows the old plan, in which `place`, booked meanwhile, still looks free. */
export const expectOldPlan = async (page: Page, { date, place }: Stretch): Promise<void> => {
  await expect(page.getByText(withGaps(core.connection.asOf))).toBeVisible({ timeout: 30_000 });
  await expect(planOf(page, date)).toBeVisible();
  await expect(cell(page, place, isFree)).toBeVisible();
};

/** Switches the network of this browser off and on; the page shows each change. */
export const loseNetworkFor = async (page: Page, meanwhile: () => Promise<void>): Promise<void> => {
  const offline = page.getByRole('status').filter({ hasText: core.offline });
  await page.context().setOffline(true);
  await expect(offline).toBeVisible();
  await meanwhile();
  await page.context().setOffline(false);
  await expect(offline).toBeHidden();
};

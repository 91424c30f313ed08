import { type Page, expect } from 'playwright/test';
import { type Place, cell, isFree, openPlan, planOf, toConfirmation, toPayment } from './courtPlan.ts';
import { german, withGaps } from './screenTexts.ts';

const { core } = german;

type Stretch = Readonly<{ date: string; place: Place }>;

/** Goes to the plan and chooses a free hour there. */
export const choose = async (page: Page, { date, place }: Stretch): Promise<void> => {
  await openPlan(page, { date });
  await cell(page, place, isFree).click();
};

/** As far as one click before the booking. */
export const chooseToPayment = async (page: Page, stretch: Stretch): Promise<void> => {
  await choose(page, stretch);
  await toConfirmation(page);
  await toPayment(page);
};

/** Whoever is cut off is told so, and sees the plan as it was: somebody has taken `place` meanwhile, and it still looks free. */
export const expectOldPlan = async (page: Page, { date, place }: Stretch): Promise<void> => {
  await expect(page.getByText(withGaps(core.connection.interrupted))).toBeVisible({ timeout: 30_000 });
  await expect(planOf(page, date)).toBeVisible();
  await expect(cell(page, place, isFree)).toBeVisible();
};

/** The network of this browser goes away and comes back, and the page says so each time. */
export const loseNetworkFor = async (page: Page, meanwhile: () => Promise<void>): Promise<void> => {
  const offline = page.getByRole('status').filter({ hasText: core.offline });
  await page.context().setOffline(true);
  await expect(offline).toBeVisible();
  await meanwhile();
  await page.context().setOffline(false);
  await expect(offline).toBeHidden();
};

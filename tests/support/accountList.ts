import { type Locator, type Page, expect } from 'playwright/test';
import { fill, german } from './screenTexts.ts';

const { users } = german.userAdmin;

/** The one account that the list shows. */
export const rowOf = (page: Page, lastName: string): Locator =>
  page.getByRole('table', { name: users.title }).getByRole('row').filter({ hasText: lastName });

/** Opens the list at an account. */
export const findAccount = async (page: Page, lastName: string): Promise<void> => {
  await page.goto(`/dashboard/user?q=${encodeURIComponent(lastName)}`);
  await expect(rowOf(page, lastName)).toHaveCount(1);
};

/** `name`: first and last name of an account on the list. */
export const chooseAction = async (page: Page, name: string, action: keyof typeof users.actions): Promise<void> => {
  await page.getByRole('button', { name: fill(users.actions.label, { name }), exact: true }).click();
  await page.getByRole('menuitem', { name: users.actions[action], exact: true }).click();
};

import { type Locator, type Page, expect } from 'playwright/test';
import { fill, german } from './screenTexts.ts';

const { auth, user } = german;

export const loginHeading = (page: Page): Locator =>
  page.getByRole('heading', { level: 1, name: auth.login.title, exact: true });

/** Fills in the login form; `credential` is an e-mail or a member number. */
export const signIn = async (page: Page, credential: string, password = 'platzwart'): Promise<void> => {
  await page.getByLabel(auth.login.credential).fill(credential);
  await page.getByLabel(auth.login.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: auth.login.submit, exact: true }).click();
};

export const signOut = async (page: Page, firstName: string): Promise<void> => {
  await page.getByRole('button', { name: fill(user.menu.label, { name: firstName }) }).click();
  await page.getByRole('menuitem', { name: user.menu.signOut }).click();
  await expect(page.getByText(auth.login.left)).toBeVisible();
};

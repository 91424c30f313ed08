import { Secret, TOTP } from 'otpauth';
import { type Page, expect } from 'playwright/test';
import { test } from '../support/clubWithMail.ts';
import type { AddedMember } from '../support/testInstance.ts';
import { loginHeading, signIn, signOut } from '../support/login.ts';
import { german } from '../support/screenTexts.ts';

const { auth, booking, profile } = german;
const texts = profile.secondFactor;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

const stepMilliseconds = 30_000;

/**
 * A code of the authenticator app; `ahead`: the next one, because each code counts once, and the club accepts the next
 * one early.
 */
const codeOf = (secret: string, when: 'now' | 'ahead'): string =>
  TOTP.generate({
    secret: Secret.fromBase32(secret.replaceAll(' ', '')),
    timestamp: Date.now() + (when === 'ahead' ? stepMilliseconds : 0),
  });

const confirmBy = async (page: Page, { password }: AddedMember, submit: string): Promise<void> => {
  const question = page.getByRole('dialog');
  await question.getByLabel(profile.password, { exact: true }).fill(password);
  await question.getByRole('button', { name: submit, exact: true }).click();
  await expect(question).toBeHidden();
};

type SetUp = Readonly<{ secret: string; recoveryCodes: readonly string[] }>;

const setUp = async (page: Page, person: AddedMember): Promise<SetUp> => {
  await page.goto('/user/profile/security');
  await signIn(page, person.email, person.password);
  await button(page, texts.setUp).click();
  await confirmBy(page, person, texts.next);
  await expect(page.getByRole('img', { name: texts.qr })).toBeVisible();
  const secret = await page.locator('code').innerText();
  await field(page, texts.code).fill('000000');
  await button(page, texts.enable).click();
  await expect(field(page, texts.code)).toHaveAttribute('aria-invalid', 'true');
  await field(page, texts.code).fill(codeOf(secret, 'now'));
  await button(page, texts.enable).dblclick();
  await expect(page.getByText(texts.codes.title)).toBeVisible();
  const recoveryCodes = await page.locator('code').allInnerTexts();
  await expect(button(page, texts.codes.done)).toBeDisabled();
  await page.getByLabel(texts.codes.kept).check();
  await button(page, texts.codes.done).click();
  await expect(page.getByText(texts.on)).toBeVisible();
  return { secret, recoveryCodes };
};

const askedForCode = async (page: Page, person: AddedMember): Promise<void> => {
  await expect(loginHeading(page)).toBeVisible();
  await signIn(page, person.email, person.password);
  await expect(page.getByText(auth.secondFactor.app)).toBeVisible();
};

const giveRecoveryCode = async (page: Page, code: string): Promise<void> => {
  await button(page, auth.secondFactor.toRecovery).click();
  await field(page, auth.secondFactor.recoveryCode).fill(code.toLowerCase());
  await button(page, auth.login.submit).click();
};

test('an admin sets up a second factor, signs in with it and once with each recovery code, and switches it off', async ({
  testInstance,
}) => {
  const sven = await testInstance.addMember({ firstName: 'Sven', lastName: 'Satzball', role: 'ADMIN' });
  const page = await testInstance.visit();
  const isIn = () => expect(page.getByRole('heading', { level: 1, name: booking.title })).toBeVisible();
  const { secret, recoveryCodes } = await setUp(page, sven);
  expect(new Set(recoveryCodes).size).toBeGreaterThanOrEqual(8);
  const [recoveryCode = ''] = recoveryCodes;

  await signOut(page, 'Sven');
  await askedForCode(page, sven);
  await field(page, auth.secondFactor.code).fill('000000');
  await button(page, auth.login.submit).click();
  await expect(field(page, auth.secondFactor.code)).toHaveAttribute('aria-invalid', 'true');
  await field(page, auth.secondFactor.code).fill(codeOf(secret, 'ahead'));
  await button(page, auth.login.submit).click();
  await isIn();

  await signOut(page, 'Sven');
  await askedForCode(page, sven);
  await giveRecoveryCode(page, recoveryCode);
  await isIn();

  await signOut(page, 'Sven');
  await askedForCode(page, sven);
  await giveRecoveryCode(page, recoveryCode);
  await expect(page.getByText(auth.secondFactor.recoveryWrong)).toBeVisible();
  await field(page, auth.secondFactor.recoveryCode).fill(recoveryCodes[1] ?? '');
  await button(page, auth.login.submit).click();
  await isIn();

  await page.goto('/user/profile/security');
  await button(page, texts.remove).click();
  await confirmBy(page, sven, texts.remove);
  await expect(page.getByText(texts.removed)).toBeVisible();
  await signOut(page, 'Sven');
  await signIn(page, sven.email, sven.password);
  await isIn();
});

import { expect } from 'playwright/test';
import { findBarriers } from '../support/barriers.ts';
import { test } from '../support/testInstance.ts';
import { signIn } from '../support/login.ts';
import { fill, german } from '../support/screenTexts.ts';

const { auth, profile } = german;
const { sessions } = profile;

const laptop = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0';
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1';
const onPhone = fill(sessions.device, { browser: 'Safari', system: 'iOS' });

test('a member sees a session on another device in the profile and signs it out', async ({ testInstance }) => {
  const selma = await testInstance.addMember({ firstName: 'Selma', lastName: 'Seitenwechsel' });
  const here = await testInstance.visit({ userAgent: laptop });
  const elsewhere = await testInstance.visit({ userAgent: phone });
  await elsewhere.goto('/booking');
  await signIn(elsewhere, selma.email, selma.password);
  await expect(elsewhere).toHaveURL(/\/booking/);
  await here.goto('/user/profile/security');
  await signIn(here, selma.email, selma.password);

  const list = here.getByRole('region', { name: sessions.title }).getByRole('listitem');
  const lost = list.filter({ hasText: onPhone });
  await expect(list.filter({ hasText: sessions.here })).toContainText(
    fill(sessions.device, { browser: 'Firefox', system: 'Windows' }),
  );
  await expect(lost).toHaveCount(1);
  expect(await findBarriers(here, 'list')).toEqual([]);

  await lost.getByRole('button').click();
  const question = here.getByRole('dialog', { name: sessions.questionOne });
  const password = question.getByLabel(profile.password, { exact: true });
  await password.fill('geraten');
  await question.getByRole('button', { name: sessions.submitOne, exact: true }).click();
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  expect(await findBarriers(here, 'question')).toEqual([]);
  await password.fill(selma.password);
  await question.getByRole('button', { name: sessions.submitOne, exact: true }).dblclick();
  await expect(elsewhere.getByText(auth.login.expired)).toBeVisible();
  await expect(here.getByText(fill(sessions.doneOne, { device: onPhone }))).toBeVisible();
  await expect(lost).toHaveCount(0);
  await here.reload();
  await expect(list.filter({ hasText: sessions.here })).toHaveCount(1);
  await expect(lost).toHaveCount(0);
});

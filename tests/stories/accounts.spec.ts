import { type Locator, type Page, expect } from 'playwright/test';
import { chooseAction, findAccount, rowOf } from '../support/accountList.ts';
import type { AddedMember } from '../support/testInstance.ts';
import { type ClubWithMail, test } from '../support/clubWithMail.ts';
import { bookCourt } from '../support/courtBookings.ts';
import { at, cell, isFree, isMembers, openPlan } from '../support/courtPlan.ts';
import { callGraphql } from '../support/graphqlClient.ts';
import { signIn } from '../support/login.ts';
import { fill, german } from '../support/screenTexts.ts';

const { auth, booking, core, mailAdmin: mails, user, userAdmin } = german;
const { users, form } = userAdmin;

const password = 'Netzkante im Mai';

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
const field = (page: Page, label: string): Locator => page.getByLabel(label, { exact: true });
const bookingHeading = (page: Page): Locator => page.getByRole('heading', { level: 1, name: booking.title });
const isSignedOut = (page: Page): Promise<void> => expect(page.getByText(auth.login.expired)).toBeVisible();

const create = async (page: Page, { firstName, lastName, email }: Readonly<Record<string, string>>): Promise<void> => {
  await page.goto('/dashboard/user/new');
  await field(page, form.fields.firstName).fill(firstName ?? '');
  await field(page, form.fields.lastName).fill(lastName ?? '');
  await field(page, form.fields.email).fill(email ?? '');
  await button(page, form.create).dblclick();
  await expect(page.getByText(fill(form.created, { name: `${firstName} ${lastName}` }))).toBeVisible();
};

const edit = async (page: Page): Promise<void> => {
  await field(page, form.fields.role).selectOption({ label: userAdmin.roles.TRAINER });
  await expect(page.getByText(form.roleChange)).toBeVisible();
  await field(page, form.fields.discount).fill('20');
  const address = { street: 'Am Sandplatz', houseNumber: '3 a', zip: '80331', city: 'Musterstadt' } as const;
  for (const part of ['street', 'houseNumber', 'zip', 'city'] as const)
    await field(page, form.fields[part]).fill(address[part]);
  await button(page, form.save).click();
};

const choosePassword = async (page: Page, link: string): Promise<void> => {
  await page.goto(link);
  await field(page, auth.password.fresh).fill(password);
  await field(page, auth.password.again).fill(password);
  await button(page, auth.verify.submit).click();
};

const newerLink = async ({ linkTo }: ClubWithMail, email: string, older: string): Promise<string> => {
  await expect.poll(() => linkTo(email, '/auth/verify'), { timeout: 30_000 }).not.toBe(older);
  return linkTo(email, '/auth/verify');
};

test('an admin creates an account, sends its code again, and changes its role', async ({
  clubWithMail,
  testInstance,
}) => {
  const email = 'karla@example.org';
  const name = 'Karla Netzroller';
  const admin = await testInstance.enter('admin');
  await create(admin, { firstName: 'Karla', lastName: 'Netzroller', email });
  const first = await clubWithMail.linkTo(email, '/auth/verify');
  await findAccount(admin, 'Netzroller');
  await expect(rowOf(admin, 'Netzroller')).toContainText(userAdmin.states.UNVERIFIED);
  await chooseAction(admin, name, 'resend');
  await expect(admin.getByText(fill(users.resent, { email }))).toBeVisible();
  const second = await newerLink(clubWithMail, email, first);

  const karla = await testInstance.visit();
  await choosePassword(karla, first);
  await expect(field(karla, auth.verify.code)).toHaveAttribute('aria-invalid', 'true');
  await choosePassword(karla, second);
  await expect(bookingHeading(karla)).toBeVisible();
  await expect(karla.getByText(core.connection.live, { exact: true })).toBeVisible();

  await findAccount(admin, 'Netzroller');
  await chooseAction(admin, name, 'edit');
  await edit(admin);
  await expect(admin.getByText(fill(form.saved, { name }))).toBeVisible();
  await isSignedOut(karla);
  await signIn(karla, email, password);
  await expect(bookingHeading(karla)).toBeVisible();
  await karla.goto('/user/profile/personal');
  await expect(karla.getByText(user.roles.TRAINER, { exact: true })).toBeVisible();
  await expect(field(karla, auth.fields.street)).toHaveValue('Am Sandplatz');
  await findAccount(admin, 'Netzroller');
  await expect(rowOf(admin, 'Netzroller')).toContainText(userAdmin.roles.TRAINER);
});

const enterAs = async (page: Page, { email, password: secret }: AddedMember): Promise<void> => {
  await page.goto('/booking');
  await signIn(page, email, secret);
  await expect(page.getByText(core.connection.live, { exact: true })).toBeVisible();
};

test('a blocked person is signed out at once, gets an e-mail, and can sign in after the account is unblocked', async ({
  clubWithMail,
  testInstance,
}) => {
  const dora = await testInstance.addMember({ firstName: 'Dora', lastName: 'Doppelfehler' });
  const name = 'Dora Doppelfehler';
  const [admin, page] = await Promise.all([testInstance.enter('admin'), testInstance.visit()]);
  await enterAs(page, dora);
  await findAccount(admin, 'Doppelfehler');
  await chooseAction(admin, name, 'deactivate');
  await button(admin, users.deactivate.confirm).click();
  await expect(admin.getByText(fill(users.deactivated, { name }))).toBeVisible();
  await isSignedOut(page);
  const query = '{ currentUser { userID } }';
  const { data, errors } = await callGraphql(testInstance.club.url, { query, token: dora.token });
  expect([data?.['currentUser'] ?? null, errors?.[0]?.message ?? 'LOGIN_REQUIRED']).toEqual([null, 'LOGIN_REQUIRED']);
  await signIn(page, dora.email, dora.password);
  await expect(page.getByRole('alert').filter({ hasText: core.errors.ERR_USER_DEACTIVATED })).toBeVisible();
  await expect.poll(() => clubWithMail.mailServer.mails.filter(({ to }) => to.includes(dora.email)).length).toBe(1);

  await chooseAction(admin, name, 'reactivate');
  await expect(admin.getByText(fill(users.reactivated, { name }))).toBeVisible();
  await signIn(page, dora.email, dora.password);
  await expect(bookingHeading(page)).toBeVisible();
});

test('deleting a person requires the member number, and removes bookings, sessions and name', async ({
  testInstance,
}) => {
  const { url } = testInstance.club;
  const rolf = await testInstance.addMember({ firstName: 'Rolf', lastName: 'Rückhandvolley' });
  const name = 'Rolf Rückhandvolley';
  const date = await testInstance.freshDay();
  const slot = { sport: 'TENNIS', date, start: '12:00', end: '13:00', price: 1_000 };
  for (const court of [2, 5]) await bookCourt(url, rolf.token, { ...slot, court });
  const [admin, page] = await Promise.all([testInstance.enter('admin'), testInstance.visit()]);
  await enterAs(page, rolf);
  await openPlan(page, { date });

  await findAccount(admin, 'Rückhandvolley');
  await chooseAction(admin, name, 'remove');
  const question = admin.getByRole('dialog', { name: fill(users.remove.title, { name }) });
  await expect(question).toContainText(fill(users.remove.future_other, { count: 2 }));
  await expect(question.getByRole('listitem').filter({ hasText: /12:00.*Platz [25]/ })).toHaveCount(2);
  const typed = question.getByLabel(fill(users.remove.typed, { number: rolf.userID }));
  await typed.fill('1');
  await button(admin, users.remove.confirm).click();
  await expect(question.getByText(fill(users.remove.typedWrong, { number: rolf.userID }))).toBeVisible();
  await typed.fill(rolf.userID);
  await button(admin, users.remove.confirm).dblclick();
  await expect(admin.getByText(fill(users.remove.done, { name }))).toBeVisible();
  await isSignedOut(page);
  await expect(admin.getByText(users.empty.filtered.title)).toBeVisible();

  await openPlan(admin, { date });
  await expect(cell(admin, at('Platz 2', '12:00', '12:30'), isFree)).toBeVisible();
  await expect(cell(admin, at('Platz 5', '12:00', '12:30'), isFree)).toBeVisible();
  await expect(admin.getByRole('gridcell', { name: isMembers })).toHaveCount(0);
  await admin.goto('/dashboard/mail');
  await expect(admin.getByText(mails.nobody).first()).toBeVisible();
  await expect(admin.getByText('Rückhandvolley')).toHaveCount(0);
  await signIn(page, rolf.email, rolf.password);
  await expect(page.getByRole('alert').filter({ hasText: core.errors.ERR_INVALID_CREDENTIALS })).toBeVisible();
});

test('the last admin cannot be deleted, blocked or given another role', async ({ testInstance }) => {
  const admin = await testInstance.enter('admin');
  const name = 'Petra Schulz';
  await findAccount(admin, 'Schulz');
  await chooseAction(admin, name, 'remove');
  await expect(admin.getByText(users.remove.lastAdmin)).toBeVisible();
  await expect(button(admin, users.remove.confirm)).toBeHidden();
  await button(admin, core.close).click();
  await chooseAction(admin, name, 'deactivate');
  await button(admin, users.deactivate.confirm).click();
  await expect(admin.getByRole('alert').filter({ hasText: 'Das ist das letzte Konto' })).toBeVisible();
  await button(admin, core.cancel).click();
  await chooseAction(admin, name, 'edit');
  await expect(admin.getByText(form.lastAdmin)).toBeVisible();
  await expect(field(admin, form.fields.role)).not.toBeEditable();

  const token = await testInstance.token('admin');
  for (const change of [
    'updateUser(userID: "100", user: { role: MEMBER })',
    'updateUser(userID: "100", user: { active: false })',
    'deleteUser(userID: "100", force: true)',
  ]) {
    const { errors } = await callGraphql(testInstance.club.url, { query: `mutation { ${change} { success } }`, token });
    expect(
      errors?.map(({ message }) => message),
      change,
    ).toEqual(['ERR_LAST_ADMIN']);
  }
});

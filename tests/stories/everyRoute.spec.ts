import { type Locator, expect } from 'playwright/test';
import { type TestInstance, type Persona, test } from '../support/testInstance.ts';
import { type Appearance, everyAppearance, nameOfAppearance, tagOfAppearance } from '../support/appearances.ts';
import { type RouteWalk, followTo, walkIn } from '../support/routeWalk.ts';
import { fill, withGaps } from '../support/screenTexts.ts';

const button = ({ page }: RouteWalk, name: string): Locator => page.getByRole('button', { name, exact: true });
const dialog = ({ page }: RouteWalk, name: string): Locator => page.getByRole('dialog', { name, exact: true });

/** Opens a dialog and closes it without submitting. */
const seeSheet = async (
  walk: RouteWalk,
  { name, until }: Readonly<{ name: string; until: Locator }>,
): Promise<void> => {
  await expect(until).toBeVisible();
  await walk.see(name);
  await walk.page.keyboard.press('Escape');
  await expect(dialog(walk, name)).toBeHidden();
};

const walkInFromOutside = async (walk: RouteWalk): Promise<void> => {
  const { page, texts, open, see } = walk;
  const { auth, club, clubEvent, core, app, payment, seasonOffer } = texts;
  await open('/auth/login', auth.login.title);
  await button(walk, core.settings.label).or(button(walk, core.settings.changed)).click();
  await seeSheet(walk, { name: app.settings.title, until: dialog(walk, app.settings.title) });
  await open('/auth/register', auth.register.title);
  await button(walk, auth.register.submit).click();
  await expect(page.getByText(auth.issues.firstNameMissing)).toBeVisible();
  await see('register with problems');
  await open('/auth/forgot-password', auth.forgot.title);
  await page.getByLabel(auth.fields.email, { exact: true }).fill('nobody@example.org');
  await button(walk, auth.forgot.submit).click();
  await expect(page.getByRole('heading', { name: auth.sent.title })).toBeVisible();
  await see('e-mail on its way');
  await open('/auth/reset-password', auth.reset.title);
  await open('/auth/reset-password?userID=1001&code=none', auth.reset.title);
  await open('/auth/verify', auth.verify.title);
  await open('/auth/resend-mail', auth.resend.title);
  await open('/auth/guest-verify', auth.guestVerify.title);
  await open('/auth/season-offer/none', seasonOffer.title);
  await open('/home/events', clubEvent.title);
  await open('/home/imprint', club.imprint.title);
  await open('/home/privacy', club.privacy.title);
  await open('/home/terms', club.terms.title);
  await open('/payment/00000000-0000-4000-8000-000000000000', payment.title);
  await open('/nowhere', core.notFound.title);
};

const walkThroughVouchers = async (walk: RouteWalk): Promise<void> => {
  const { page, texts, open } = walk;
  const { vouchers } = texts;
  await open('/user/vouchers', vouchers.title);
  await page.getByRole('button', { name: withGaps(vouchers.cards.withdrawNamed) }).click();
  await seeSheet(walk, { name: vouchers.cards.question, until: button(walk, vouchers.cards.keep) });
};

/** The order of a card that its owner does not ask to use at once. */
const walkThroughOrder = async (walk: RouteWalk): Promise<void> => {
  const { page, texts, open, see } = walk;
  const { vouchers } = texts;
  await open('/user/vouchers', vouchers.title);
  await expect(page.getByText(withGaps(vouchers.order.withoutConsent))).toBeVisible();
  await see('order of a card without the consent');
};

const walkThroughProfile = async (walk: RouteWalk): Promise<void> => {
  const { page, texts, open } = walk;
  const { profile } = texts;
  await open('/user/profile/personal', profile.menu.personal);
  await open('/user/profile/change-password', profile.menu.password);
  await open('/user/profile/security', profile.menu.security);
  await button(walk, profile.secondFactor.setUp).click();
  await seeSheet(walk, {
    name: profile.secondFactor.setUpTitle,
    until: page.getByLabel(profile.password, { exact: true }),
  });
  await open('/user/profile/my-data', profile.menu.data);
  await open('/user/invoices', texts.invoices.own.title);
  await open('/user/direct-debit', texts.debit.title);
  await open('/user/profile/security', profile.menu.security);
  await button(walk, profile.erasure.ask).click();
  await seeSheet(walk, { name: profile.erasure.question, until: page.getByLabel(profile.password, { exact: true }) });
};

const walkThroughAccounts = async (walk: RouteWalk): Promise<void> => {
  const { page, texts, open, see } = walk;
  const { users, form } = texts.userAdmin;
  const anna = { name: 'Anna Berger' };
  await open('/dashboard/user?q=nobody', users.title);
  await open('/dashboard/user?q=anna@', users.title);
  const openActions = () => button(walk, fill(users.actions.label, anna)).click();
  await openActions();
  await see('actions for an account');
  await page.getByRole('menuitem', { name: users.actions.deactivate }).click();
  await seeSheet(walk, {
    name: fill(users.deactivate.title, anna),
    until: button(walk, users.deactivate.confirm),
  });
  await openActions();
  await page.getByRole('menuitem', { name: users.actions.remove }).click();
  await seeSheet(walk, { name: fill(users.remove.title, anna), until: button(walk, users.remove.confirm) });
  await open('/dashboard/user/1001/edit', anna.name);
  await open('/dashboard/user/999/edit', form.editTitle);
  await open('/dashboard/user/new', form.newTitle);
  await button(walk, form.create).click();
  await expect(page.getByText(form.issues.firstNameMissing).first()).toBeVisible();
  await see('new account with problems');
};

const walkThroughChange = async (walk: RouteWalk, id: string | null): Promise<void> => {
  const { page, texts, open } = walk;
  const { change, details, edit } = texts.bookingAdmin;
  await open(`/dashboard/booking/TENNIS/${id}/edit`, edit.title);
  const remark = page.getByLabel(details.remark, { exact: true });
  const before = await remark.inputValue();
  await remark.fill('Netz');
  await button(walk, edit.review).click();
  await seeSheet(walk, { name: change.title, until: button(walk, change.confirm) });
  // A changed form asks before it is left.
  await remark.fill(before);
};

const walkThroughCalendar = async (walk: RouteWalk): Promise<void> => {
  const { page, texts, open, see } = walk;
  const calendar = fill(texts.bookingAdmin.title, { sport: texts.core.sports.TENNIS });
  for (const view of ['day', 'week', 'month', 'list']) await open(`/dashboard/booking/TENNIS?view=${view}`, calendar);
  // Other stories cancel bookings of today.
  await open('/dashboard/booking/TENNIS?view=list&state=BOOKED', calendar);
  await page.getByRole('tabpanel').getByRole('link').first().click();
  // Beside the plan, or over it.
  const details = { name: texts.bookingAdmin.details.title, exact: true };
  await expect(page.getByRole('complementary', details).or(page.getByRole('dialog', details))).toBeVisible();
  await see('details of a booking');
  const booking = new URL(page.url()).searchParams.get('booking');
  await page.keyboard.press('Escape');
  await open('/dashboard/booking/TENNIS?courts=3.4&start=12:00&end=13:00', calendar);
  await expect(page.getByRole('heading', { name: texts.bookingAdmin.entry.title, exact: true })).toBeVisible();
  await see('new booking beside the plan');
  await page.keyboard.press('Escape');
  await open('/dashboard/booking/TENNIS/new', texts.bookingAdmin.entry.title);
  await walkThroughChange(walk, booking);
  await open('/dashboard/booking/TENNIS/close', texts.bookingAdmin.closure.title);
};

const walkThroughSettings = async (walk: RouteWalk): Promise<void> => {
  const { page, texts, open, see } = walk;
  const { settingsAdmin, kioskAdmin } = texts;
  for (const section of ['club', 'imprint', 'sports', 'prices', 'rules', 'tax']) {
    await open(`/dashboard/settings/${section}`, settingsAdmin.title);
    await expect(button(walk, settingsAdmin.review)).toBeVisible();
    await see(`settings: ${section}`);
  }
  await open('/dashboard/settings/sports/NEW', settingsAdmin.title);
  await button(walk, settingsAdmin.review).click();
  await seeSheet(walk, {
    name: settingsAdmin.reviewTitle,
    until: page.getByRole('dialog', { name: settingsAdmin.reviewTitle }),
  });
  await open('/dashboard/kiosk', kioskAdmin.title);
  const name = `Clubhaus (${kioskAdmin.title})`;
  await page.getByLabel(kioskAdmin.name).fill(name);
  await button(walk, kioskAdmin.create).click();
  const link = page.getByRole('link', { name: kioskAdmin.open });
  await expect(link).toBeVisible();
  await expect(page.getByText(name, { exact: true })).toBeVisible();
  await see('a new screen');
  await followTo(page, (await link.getAttribute('href')) ?? '');
  await expect(page.getByRole('heading', { level: 1, name: texts.core.sports.TENNIS })).toBeVisible();
};

const walkThroughDashboard = async (walk: RouteWalk): Promise<void> => {
  const { page, texts, open, see } = walk;
  const { bookingAdmin, clubEventAdmin, core, dashboard, historyAdmin, mailAdmin, operations, userAdmin } = texts;
  const { accounting, bankAdmin, debitAdmin, figuresAdmin, invoiceAdmin, voucherAdmin } = texts;
  await open('/dashboard', dashboard.title);
  await walkThroughAccounts(walk);
  await open('/dashboard/user/import', userAdmin.import.title);
  await page.getByLabel(userAdmin.import.paste).fill('Vorname;Nachname;E-Mail\nA;Kurz;kurz');
  await button(walk, userAdmin.import.check).click();
  await expect(page.getByRole('table', { name: userAdmin.import.problemsTitle })).toBeVisible();
  await see('import with problems');
  await walkThroughCalendar(walk);
  await open('/dashboard/event', clubEventAdmin.title);
  await open('/dashboard/event/new', clubEventAdmin.new);
  await button(walk, clubEventAdmin.create).click();
  await expect(page.getByText(clubEventAdmin.issues.name)).toBeVisible();
  await see('event with problems');
  await walkThroughSettings(walk);
  await open('/dashboard/season', texts.seasonAdmin.title);
  await open('/dashboard/voucher', voucherAdmin.title);
  await open('/dashboard/voucher/new', voucherAdmin.newTitle);
  await walkThroughOrder(walk);
  await open('/dashboard/invoice', invoiceAdmin.title);
  await open('/dashboard/invoice/new', invoiceAdmin.new.title);
  await open('/dashboard/invoice/run', invoiceAdmin.run.title);
  await open('/dashboard/invoice/as-of', invoiceAdmin.asOf.title);
  await open('/dashboard/accounting', accounting.title);
  await open('/dashboard/bank', bankAdmin.title);
  await open('/dashboard/bank/debits', debitAdmin.title);
  await open('/dashboard/figures', figuresAdmin.report.title);
  await open('/dashboard/what-if', figuresAdmin.whatIf.title);
  await open('/dashboard/mail', mailAdmin.title);
  await open('/dashboard/history', historyAdmin.title);
  await open('/dashboard/as-of', bookingAdmin.asOf.title);
  await open('/dashboard/operations', operations.title);
  await open('/dashboard/nowhere', core.notFound.title);
};

const asSomebody = async (
  testInstance: TestInstance,
  appearance: Appearance,
  who: Persona | null,
): Promise<RouteWalk> => {
  const options = { reducedMotion: 'reduce' as const };
  return walkIn(who === null ? await testInstance.visit(options) : await testInstance.enter(who, options), appearance);
};

// Else one worker would still walk when the others have long finished.
test.describe.configure({ mode: 'parallel' });

for (const appearance of everyAppearance) {
  test(
    `every page has a correct outline and no barriers: ${nameOfAppearance(appearance)}`,
    { tag: tagOfAppearance(appearance) },
    async ({ testInstance }) => {
      test.setTimeout(480_000);
      const visitor = await asSomebody(testInstance, appearance, null);
      await walkInFromOutside(visitor);
      const anna = await asSomebody(testInstance, appearance, 'anna');
      await walkThroughProfile(anna);
      const ben = await asSomebody(testInstance, appearance, 'ben');
      await walkThroughVouchers(ben);
      const admin = await asSomebody(testInstance, appearance, 'admin');
      await walkThroughDashboard(admin);
      expect([...visitor.faults, ...anna.faults, ...ben.faults, ...admin.faults]).toEqual([]);
    },
  );
}

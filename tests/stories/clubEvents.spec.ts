import { expect } from 'playwright/test';
import { at, cell, isFree, openPlan } from '../support/courtPlan.ts';
import { fill, german } from '../support/screenTexts.ts';
import { test } from '../support/testInstance.ts';

const { clubEvent, clubEventAdmin, core, courtPlan } = german;

test('an admin announces a tournament on two courts, a member sees it at once, and its deletion frees them', async ({
  testInstance,
}) => {
  const date = await testInstance.freshDay();
  const name = `Turnier am ${date}`;
  const courts = ['Platz 1', 'Platz 2'].map((court) => at(court, '11:00', '14:00'));
  const ben = await testInstance.enter('ben');
  await openPlan(ben, { date });

  const admin = await testInstance.enter('admin');
  await admin.goto('/dashboard/event/new');
  await admin.getByLabel(clubEventAdmin.name, { exact: true }).fill(name);
  await admin.getByLabel(clubEventAdmin.firstDay).fill(date);
  await admin.getByLabel(clubEventAdmin.start).fill('11:00');
  await admin.getByLabel(clubEventAdmin.end).fill('14:00');
  await admin.getByLabel(clubEventAdmin.sport).selectOption('TENNIS');
  for (const court of ['Platz 1', 'Platz 2']) await admin.getByRole('checkbox', { name: court }).check({ force: true });
  await admin.getByRole('button', { name: clubEventAdmin.create }).click();
  await expect(admin.getByText(fill(clubEventAdmin.created, { name }))).toBeVisible();
  for (const court of courts) await expect(cell(ben, court, courtPlan.categories.EVENT)).toContainText(name);

  const visitor = await testInstance.visit();
  await visitor.goto('/home/events');
  await expect(visitor.getByRole('region', { name })).toContainText(fill(clubEvent.courts_other, { courts: '1, 2' }));

  await admin.getByRole('link', { name }).click();
  await admin.getByRole('button', { name: clubEventAdmin.delete, exact: true }).click();
  await admin.getByRole('dialog').getByRole('button', { name: clubEventAdmin.delete, exact: true }).click();
  await expect(admin.getByText(fill(clubEventAdmin.deleteDone, { name }))).toBeVisible();
  await expect(cell(ben, at('Platz 1', '11:00', '11:30'), isFree)).toBeVisible();
});

test('the back button asks before what was typed is lost', async ({ testInstance }) => {
  const admin = await testInstance.enter('admin');
  await admin.goto('/dashboard/event');
  await admin.getByRole('link', { name: clubEventAdmin.new }).click();
  const name = admin.getByLabel(clubEventAdmin.name, { exact: true });
  await name.click();
  await admin.keyboard.type('Sommerfest');
  const goBack = () => admin.evaluate(() => window.history.back());
  await goBack();
  await admin.getByRole('dialog').getByRole('button', { name: core.unsaved.stay }).click();
  await expect(name).toHaveValue('Sommerfest');
  await goBack();
  await admin.getByRole('dialog').getByRole('button', { name: core.unsaved.leave }).click();
  await expect(admin).toHaveURL(/\/dashboard\/event$/);
});

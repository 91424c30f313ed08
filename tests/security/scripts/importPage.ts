import { german } from '../../support/screenTexts.ts';
import { inspectPage } from './inspectPage.ts';
import type { Scene } from './scene.ts';

const { userAdmin } = german;
const heads = ['Mitgliedsnummer', 'Vorname', 'Nachname', 'E-Mail', 'Telefon', 'Hausnummer', 'PLZ', 'Rolle', 'Rabatt'];

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** A list with only wrong values, pasted by ADMIN: it is shown as it is, and each value again with its error. */
export const importPage: Scene = async ({ browser, payloads, adminToken }) => {
  const page = await browser.open(adminToken);
  await page.goto('/dashboard/user/import');
  const lines = payloads.map(({ text }) => heads.map(() => quoted(text)).join(';'));
  await page.getByRole('textbox', { name: userAdmin.import.paste }).fill([heads.join(';'), ...lines].join('\n'));
  await page.getByRole('button', { name: userAdmin.import.check, exact: true }).click();
  await page.getByRole('table', { name: userAdmin.import.problemsTitle }).waitFor();
  const named = (await page.getByRole('row').count()) - 1;
  const expected = payloads.length * heads.length;
  const violations = await inspectPage(page, payloads);
  return {
    cases: expected,
    violations: named < expected ? [...violations, `only ${named} of ${expected} values are refused`] : violations,
  };
};

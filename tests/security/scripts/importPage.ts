import { german } from '../../support/screenTexts.ts';
import { look } from './look.ts';
import type { Scene } from './scene.ts';

const { dashboard } = german;
const heads = ['Mitgliedsnummer', 'Vorname', 'Nachname', 'E-Mail', 'Telefon', 'Hausnummer', 'PLZ', 'Rolle', 'Rabatt'];

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** A list of which nothing is right, as ADMIN pastes it: it is shown as it is, and each value again with what is wrong with it. */
export const importPage: Scene = async ({ browser, payloads, adminToken }) => {
  const page = await browser.open(adminToken);
  await page.goto('/dashboard/user/import');
  const lines = payloads.map(({ text }) => heads.map(() => quoted(text)).join(';'));
  await page.getByRole('textbox', { name: dashboard.import.paste }).fill([heads.join(';'), ...lines].join('\n'));
  await page.getByRole('button', { name: dashboard.import.check, exact: true }).click();
  await page.getByRole('table', { name: dashboard.import.problemsTitle }).waitFor();
  const named = (await page.getByRole('row').count()) - 1;
  const wanted = payloads.length * heads.length;
  const violations = await look(page, payloads);
  return {
    cases: wanted,
    violations: named < wanted ? [...violations, `only ${named} of ${wanted} values are refused`] : violations,
  };
};

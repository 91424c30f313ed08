import { expect } from 'playwright/test';
import { test } from '../support/testInstance.ts';

test('a name of forty-two letters widens no page of the club', async ({ testInstance }) => {
  const lastName = 'Donaudampfschifffahrtskapitänsgesellschaft';
  const { userID } = await testInstance.addMember({ firstName: 'Hans', lastName });
  const page = await testInstance.enter('admin', { viewport: { width: 360, height: 740 } });
  for (const path of [
    `/dashboard/user/${userID}/edit`,
    '/dashboard/user?q=Donaudampf',
    '/dashboard/history?q=Donaudampf',
  ]) {
    await page.goto(path);
    await expect(page.getByText(new RegExp(lastName)).first()).toBeVisible();
    const overhang = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await expect.poll(overhang, path).toBeLessThanOrEqual(0);
  }
});

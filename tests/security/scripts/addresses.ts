import type { Page } from 'playwright';
import { signIn } from '../../support/graphqlClient.ts';
import type { Findings } from '../suite.ts';
import { inspectPage } from './inspectPage.ts';
import type { Payload } from './payloads.ts';
import { type Scene, type Stage, navigateWithin, isEnough } from './scene.ts';

/** `*`: the place of the payload in the address. */
const ofNobody = [
  '/auth/login?returnTo=*#*',
  '/auth/verify?userID=*&code=*',
  '/auth/reset-password?userID=*&code=*',
  '/auth/guest-verify?userID=*&code=*',
  '/auth/guest-verify?userID=*&code=*&mail=NEW_MAIL',
  '/auth/verify#userID=*&code=*',
  '/auth/season-offer#*',
  '/auth/resend-mail?type=*&email=*',
  '/auth/register?returnTo=*',
  '/home/imprint?*#*',
  '/*',
];
const ofMembers = ['/auth/login?returnTo=*', '/booking?sport=*&date=*', '/user/*', '/user/profile/*'];
const ofAdmins = [
  '/dashboard/user?q=*&role=*&page=*',
  '/dashboard/user/*/edit',
  '/dashboard/mail?state=*',
  '/dashboard/*',
];
/** Pages that show a part of their address. */
const shows = /^\/auth\/(?:verify|reset-password)|q=/;

/** Every tenth payload is opened as a new address, the rest by navigation within the page, which is quicker. */
const visit = async (page: Page, address: string, { number }: Payload): Promise<void> => {
  if (number % 10 !== 1) return navigateWithin(page, address);
  await page.goto(address);
  // Until then the page does not react to navigation.
  await page.getByRole('contentinfo').waitFor();
};

/** One route after the other for each payload, because a page that stays open keeps showing its first address. */
const visitAll = async (page: Page, { payloads }: Stage, routes: readonly string[]): Promise<Findings> => {
  const violations: string[] = [];
  for (const payload of payloads)
    for (const route of routes) {
      if (isEnough(violations)) break;
      await visit(
        page,
        route.replaceAll('*', () => encodeURIComponent(payload.text)),
        payload,
      );
      violations.push(...(await inspectPage(page, shows.test(route) ? [payload] : [])));
    }
  return { cases: routes.length * payloads.length, violations };
};

/** Addresses with payloads. */
export const addressesOfNobody: Scene = async (stage) => visitAll(await stage.browser.open(null), stage, ofNobody);

export const addressesOfMembers: Scene = async (stage) => {
  const token = await signIn(stage.target.url, 'anna@platzwart.example');
  return visitAll(await stage.browser.open(token), stage, ofMembers);
};

export const addressesOfAdmins: Scene = async (stage) =>
  visitAll(await stage.browser.open(stage.adminToken), stage, ofAdmins);

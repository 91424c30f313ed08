import type { Page } from 'playwright';
import { signIn } from '../../support/graphqlClient.ts';
import type { Findings } from '../suite.ts';
import { look } from './look.ts';
import type { Payload } from './payloads.ts';
import { type Scene, type Stage, goWithin, isEnough } from './scene.ts';

/** `*`: where the payload stands in the address. */
const ofNobody = [
  '/auth/login?returnTo=*#*',
  '/auth/verify?userID=*&code=*',
  '/auth/reset-password?userID=*&code=*',
  '/auth/guest-verify?userID=*&code=*',
  '/auth/guest-verify?userID=*&code=*&mail=NEW_MAIL',
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
/** These show what the address says. */
const shows = /^\/auth\/(?:verify|reset-password)|q=/;

/** Every tenth payload comes with an address that somebody was sent, the rest by links within the page: that is quicker. */
const visit = async (page: Page, address: string, { number }: Payload): Promise<void> => {
  if (number % 10 !== 1) return goWithin(page, address);
  await page.goto(address);
  // Until then nobody listens to where the page is sent next.
  await page.getByRole('contentinfo').waitFor();
};

/** One route after the other for each payload: a page that stays open keeps what its first address said. */
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
      violations.push(...(await look(page, shows.test(route) ? [payload] : [])));
    }
  return { cases: routes.length * payloads.length, violations };
};

/** Addresses that somebody was talked into opening. */
export const addressesOfNobody: Scene = async (stage) => visitAll(await stage.browser.open(null), stage, ofNobody);

export const addressesOfMembers: Scene = async (stage) => {
  const token = await signIn(stage.target.url, 'anna@platzwart.example');
  return visitAll(await stage.browser.open(token), stage, ofMembers);
};

export const addressesOfAdmins: Scene = async (stage) =>
  visitAll(await stage.browser.open(stage.adminToken), stage, ofAdmins);

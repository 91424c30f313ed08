import { signIn } from '../../support/graphqlClient.ts';
import { accountPages } from '../scripts/accountPages.ts';
import { addresses } from '../scripts/addresses.ts';
import { bookingPages } from '../scripts/bookingPages.ts';
import { importPage } from '../scripts/importPage.ts';
import { payloads } from '../scripts/payloads.ts';
import { refusedTexts } from '../scripts/refusedTexts.ts';
import type { Scene } from '../scripts/scene.ts';
import { forgottenTexts } from '../scripts/textFields.ts';
import { openWatchedBrowser } from '../scripts/watchedBrowser.ts';
import type { Findings, Suite } from '../suite.ts';

const scenes: readonly Scene[] = [refusedTexts, importPage, accountPages, bookingPages, addresses];
/** As many as differ most. */
const few = 4;

/** reliability T64, for every text that the API takes and every page that shows it. */
export const scripts: Suite = {
  name: 'scripts',
  says: 'No text that anybody writes, and no address that anybody sends, runs in a browser.',
  run: async (target, size) => {
    const browser = await openWatchedBrowser(target.url);
    const adminToken = await signIn(target.url, 'admin@platzwart.example');
    const stage = { target, browser, adminToken, payloads: size === 'full' ? payloads : payloads.slice(0, few) };
    try {
      const played: Findings[] = [];
      for (const scene of scenes) played.push(await scene(stage));
      return {
        cases: played.reduce((sum, { cases }) => sum + cases, 0),
        violations: [...browser.heard, ...played.flatMap(({ violations }) => violations), ...forgottenTexts()],
      };
    } finally {
      await browser.close();
    }
  },
};

import { signIn } from '../../support/graphqlClient.ts';
import { listedPeople, ownAddress } from '../scripts/accountPages.ts';
import { addressesOfAdmins, addressesOfMembers, addressesOfNobody } from '../scripts/addresses.ts';
import { bookingPages } from '../scripts/bookingPages.ts';
import { importPage } from '../scripts/importPage.ts';
import { payloads } from '../scripts/payloads.ts';
import { refusedTexts } from '../scripts/refusedTexts.ts';
import type { Scene, Stage } from '../scripts/scene.ts';
import { unlistedTexts } from '../scripts/textFields.ts';
import { openWatchedBrowser } from '../scripts/watchedBrowser.ts';
import type { Findings, Suite } from '../suite.ts';

type Scenes = Readonly<Record<string, Scene>>;

const alone: Scenes = {
  'what the API refuses': refusedTexts,
  'a list of mistakes': importPage,
};
const atOnce: Scenes = {
  'a list of people': listedPeople,
  'one’s own address': ownAddress,
  'bookings and emails': bookingPages,
  'addresses, signed out': addressesOfNobody,
  'addresses of members': addressesOfMembers,
  'addresses of ADMINs': addressesOfAdmins,
};
/** The payloads that differ most. */
const few = 4;

/** A full run takes minutes: each scene reports its end. */
const play = async (name: string, scene: Scene, stage: Stage): Promise<Findings> => {
  const began = performance.now();
  const findings = await scene(stage);
  const seconds = ((performance.now() - began) / 1000).toFixed();
  console.log(`    ${name.padEnd(22)} ${String(findings.cases).padStart(6)} attempts in ${seconds} s`);
  return findings;
};

/** reliability T64, for every text that the API takes and every page that shows it. */
export const scripts: Suite = {
  name: 'scripts',
  says: 'No stored text and no address runs a script in a browser.',
  run: async (target, size) => {
    const browser = await openWatchedBrowser(target.url);
    const adminToken = await signIn(target.url, 'admin@platzwart.example');
    const stage = { target, browser, adminToken, payloads: size === 'full' ? payloads : payloads.slice(0, few) };
    try {
      const played: Findings[] = [];
      for (const [name, scene] of Object.entries(alone)) played.push(await play(name, scene, stage));
      // Concurrently, because a page waits for its next frame or for an answer most of the time.
      played.push(...(await Promise.all(Object.entries(atOnce).map(([name, scene]) => play(name, scene, stage)))));
      return {
        cases: played.reduce((sum, { cases }) => sum + cases, 0),
        violations: [...browser.heard, ...played.flatMap(({ violations }) => violations), ...unlistedTexts()],
      };
    } finally {
      await browser.close();
    }
  },
};

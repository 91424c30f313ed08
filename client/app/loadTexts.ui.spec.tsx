import { describe, expect, it } from 'vitest';
import type { FeatureTexts, Namespace } from '../core/texts/registeredTexts.ts';
import { areas } from './areas.ts';
import { textsOf } from './loadTexts.ts';
import { openTexts } from './openFeatures.ts';

describe('an area', () => {
  it.each(areas)('$path registers the texts that it shows at once', async ({ texts, loadTexts }) => {
    const registered = [...openTexts, ...(await loadTexts())].flatMap((each) => Object.keys(each));
    expect(registered).toEqual(expect.arrayContaining([...texts]));
  });
});

/** An area whose chunk registers `registered`, and shows `texts` at once. */
const areaOf = (registered: FeatureTexts, texts: readonly Namespace[] = []) => {
  let isLoaded = false;
  return {
    texts,
    isLoaded: () => isLoaded,
    loadTexts: () => {
      isLoaded = true;
      return Promise.resolve([registered]);
    },
  };
};
/** Texts that all areas call by one name, and that tell which area they are of. */
const history = (area: string): FeatureTexts => {
  const load: () => Promise<never> = () => Promise.reject(new Error(`history of ${area}`));
  return { history: { de: load, en: load } };
};

describe('a namespace', () => {
  it('is looked up in the area whose page requests it, without loading another', async () => {
    const [user, dashboard, kiosk] = [areaOf(history('user'), ['history']), areaOf(history('dashboard')), areaOf({})];
    await dashboard.loadTexts();
    await expect(textsOf([], [user, dashboard, kiosk])('de', 'history')).rejects.toThrow('history of dashboard');
    expect([user.isLoaded(), kiosk.isLoaded()]).toEqual([false, false]);
  });

  it('of the first page loads its area, and no other', async () => {
    const [dashboard, user] = [areaOf(history('dashboard')), areaOf(history('user'), ['history'])];
    await expect(textsOf([], [dashboard, user])('de', 'history')).rejects.toThrow('history of user');
    expect(dashboard.isLoaded()).toBe(false);
  });

  it('of a feature that every visit loads is found without any area', async () => {
    const user = areaOf(history('user'), ['history']);
    await expect(textsOf([history('booking')], [user])('de', 'history')).rejects.toThrow('history of booking');
    expect(user.isLoaded()).toBe(false);
  });

  it('that nobody registers is refused', async () => {
    await expect(textsOf([], [areaOf({})])('de', 'history')).rejects.toThrow('No texts for history in de');
  });
});

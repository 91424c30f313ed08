import { afterEach, describe, expect, it, vi } from 'vitest';
import { createI18n } from '../texts/i18n.ts';
import { loadTexts } from '../../app/loadTexts.ts';
import { createNoticeStore } from '../notices.ts';
import { createSession } from '../session/session.ts';
import { createPageUpdates } from './pageUpdates.ts';
import { startFollowing } from './startFollowing.ts';

afterEach(() => vi.useRealTimers());

/** A page whose server was replaced before the page had loaded what follows updates. */
const openPage = async () => {
  const notices = createNoticeStore(Date.now);
  const updates = createPageUpdates('old');
  const session = createSession({ storage: window.sessionStorage, now: Date.now, onLeave: () => undefined });
  const page = { updates, session, notices, i18n: await createI18n('de', loadTexts) };
  vi.useFakeTimers();
  const end = startFollowing(page, () => Promise.reject(new Error('404')));
  const texts = () => notices.read().map(({ text, action }) => [text, action?.label]);
  return { updates, texts, end };
};

describe('A page that could not load what follows updates', () => {
  it('offers the reload for an update before and after that, and promises to keep no input', async () => {
    const { updates, texts, end } = await openPage();
    await vi.advanceTimersByTimeAsync(3_000);
    expect(texts()).toEqual([]);
    updates.noteOutdated();
    updates.noteOutdated();
    expect(texts()).toEqual([['Es gibt eine neue Version.', 'Neu laden']]);
    end();
    vi.useRealTimers();
    const early = await openPage();
    early.updates.noteBuild('new');
    await vi.advanceTimersByTimeAsync(3_000);
    expect(early.texts()).toEqual([['Es gibt eine neue Version.', 'Neu laden']]);
    early.end();
  });
});

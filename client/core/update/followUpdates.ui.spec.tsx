import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tabStorage } from '../browser/safeStorage.ts';
import { followUpdates } from './followUpdates.ts';
import { createPageUpdates } from './pageUpdates.ts';

const hour = 60 * 60_000;

/** A page whose build is `old`, which nobody uses. */
const openPage = () => {
  const updates = createPageUpdates('old');
  const [reload, tell] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const followed = { updates, storage: tabStorage, readPerson: () => 'anna', now: Date.now, reload, tell };
  return { updates, reload, tell, close: followUpdates(followed) };
};

let isHidden = false;
const hide = (hidden: boolean): void => {
  isHidden = hidden;
  document.dispatchEvent(new Event('visibilitychange'));
};
const type = (text: string, fieldType = 'text'): void => {
  const field = Object.assign(document.createElement('input'), { type: fieldType, value: text });
  document.body.append(field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

const wall = Symbol();
let page: ReturnType<typeof openPage>;
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  page = openPage();
});
afterEach(() => {
  page.close();
  isHidden = false;
  window.sessionStorage.clear();
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('A page of an earlier build', () => {
  it('says once that there is a new version, and is not reloaded', () => {
    for (const build of ['new', 'new', null]) page.updates.noteBuild(build);
    page.updates.noteOutdated();
    vi.advanceTimersByTime(10 * hour);
    expect([page.tell.mock.calls.length, page.reload.mock.calls.length]).toEqual([1, 0]);
  });

  it('says nothing while the server has its own build, or names none', () => {
    page.updates.noteBuild('old');
    page.updates.noteBuild(null);
    expect(page.tell).not.toHaveBeenCalled();
  });

  it('says so, too, where the server only refuses what it sends', () => {
    page.updates.noteOutdated();
    expect(page.tell).toHaveBeenCalledOnce();
  });

  it('is not reloaded for an update that was taken back before the hour was over', () => {
    hide(true);
    page.updates.noteBuild('new');
    page.updates.noteBuild('old');
    vi.advanceTimersByTime(hour);
    expect(page.reload).not.toHaveBeenCalled();
  });
});

describe('A page that was hidden for an hour', () => {
  it('reloads itself when it is shown, before anybody uses it', () => {
    hide(true);
    vi.advanceTimersByTime(hour);
    hide(false);
    page.updates.noteBuild('new');
    expect(page.reload).toHaveBeenCalledOnce();
  });

  it('reloads itself while it is still hidden, as soon as the hour is over', () => {
    hide(true);
    page.updates.noteBuild('new');
    vi.advanceTimersByTime(hour - 1);
    expect(page.reload).not.toHaveBeenCalled();
    vi.advanceTimersByTime(10_001);
    expect(page.reload).toHaveBeenCalledOnce();
  });

  it('does not after 59 minutes', () => {
    hide(true);
    vi.advanceTimersByTime(59 * 60_000);
    hide(false);
    page.updates.noteBuild('new');
    expect(page.reload).not.toHaveBeenCalled();
  });

  it('does not once it is used again', () => {
    hide(true);
    vi.advanceTimersByTime(hour);
    hide(false);
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    page.updates.noteBuild('new');
    expect([page.tell.mock.calls.length, page.reload.mock.calls.length]).toEqual([1, 0]);
  });

  it.each(['text', 'password'])('does not while something typed is in it that is not saved: %s', (fieldType) => {
    type('Netzkante', fieldType);
    hide(true);
    page.updates.noteBuild('new');
    vi.advanceTimersByTime(2 * hour);
    expect([page.tell.mock.calls.length, page.reload.mock.calls.length]).toEqual([1, 0]);
  });

  it('does not where it would ask before it is left', () => {
    const ask = (event: Event): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    hide(true);
    page.updates.noteBuild('new');
    vi.advanceTimersByTime(2 * hour);
    window.removeEventListener('beforeunload', ask);
    expect(page.reload).not.toHaveBeenCalled();
  });
});

describe('A page that nobody reloads', () => {
  beforeEach(() => {
    page.updates.selfReloading.add(wall);
  });

  it('reloads itself at once', () => {
    page.updates.noteBuild('new');
    expect(page.reload).toHaveBeenCalledOnce();
  });

  it('waits for those who are using it', () => {
    document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
    page.updates.noteBuild('new');
    expect(page.reload).not.toHaveBeenCalled();
    vi.advanceTimersByTime(10_000);
    expect(page.reload).toHaveBeenCalledOnce();
  });

  it('never does so twice for one build, also where it gets its own build again, or other servers have others', () => {
    let reloads = 0;
    for (const build of ['new', 'newer', 'new', 'newer', 'new']) {
      page.updates.noteBuild(build);
      reloads += page.reload.mock.calls.length;
      page.close();
      page = openPage();
      page.updates.selfReloading.add(wall);
    }
    expect(reloads).toBe(2);
  });

  it('does not where the browser remembers nothing: it would reload for ever', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('Denied');
    });
    page.updates.noteBuild('new');
    expect([page.tell.mock.calls.length, page.reload.mock.calls.length]).toEqual([1, 0]);
  });

  it('is an ordinary one after it was left', () => {
    page.updates.selfReloading.delete(wall);
    page.updates.noteBuild('new');
    expect(page.reload).not.toHaveBeenCalled();
  });
});

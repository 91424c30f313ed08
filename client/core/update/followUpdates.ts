import { type KeyValueStorage, tabStorage } from '../browser/safeStorage.ts';
import { readToken } from '../session/accessToken.ts';
import { fillInAgain, keepInput, takeKeptInput } from './keptInput.ts';
import type { PageUpdates } from './pageUpdates.ts';
import { beforeReload } from './reloadPage.ts';
import { type FollowingPage, tellOfUpdate } from './tellOfUpdate.ts';
import { typedFieldsOf } from './typedFields.ts';

/** The storage key of the builds for which this tab has reloaded itself. */
export const reloadedForKey = 'reloadedFor';
const mostBuilds = 20;

const hiddenForLong = 60 * 60_000;
/** Whoever tapped or typed less than this ago is using the page. Milliseconds. */
const inUse = 10_000;

export type Followed = Readonly<{
  updates: PageUpdates;
  storage: KeyValueStorage;
  /** The person of the session; null without one. */
  readPerson: () => string | null;
  /** Says that there is a new version, and offers the reload. */
  tell: () => void;
  /** Epoch milliseconds. */
  now: () => number;
  reload: () => void;
}>;

/** A page that asks before it is left has something that is not saved. */
const asksBeforeLeaving = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** Remembers a build; false where it is remembered already, and where the browser remembers nothing: a page would reload for ever. */
const isFirstReloadFor = (build: string, storage: KeyValueStorage): boolean => {
  const known = (storage.getItem(reloadedForKey) ?? '').split(' ');
  if (known.includes(build)) return false;
  storage.setItem(reloadedForKey, [...known, build].slice(-mostBuilds).join(' ').trim());
  try {
    return window.sessionStorage.getItem(reloadedForKey)?.split(' ').includes(build) ?? false;
  } catch {
    return false;
  }
};

/** When somebody last used this page, and whether it was hidden for an hour since. */
const watchUse = (now: () => number, onReturn: () => void) => {
  let usedAt = Number.NEGATIVE_INFINITY;
  let hiddenAt = document.hidden ? now() : null;
  let wasHiddenForLong = false;
  const use = (): void => {
    usedAt = now();
    wasHiddenForLong = false;
  };
  const isHiddenForLong = (): boolean => hiddenAt !== null && now() - hiddenAt >= hiddenForLong;
  const change = (): void => {
    wasHiddenForLong ||= isHiddenForLong();
    hiddenAt = document.hidden ? now() : null;
    if (!document.hidden) onReturn();
  };
  const events = ['keydown', 'pointerdown', 'input'] as const;
  events.forEach((event) => document.addEventListener(event, use, true));
  document.addEventListener('visibilitychange', change);
  return {
    isUsed: () => now() - usedAt < inUse,
    /** Until it is used again. */
    wasHiddenForLong: () => wasHiddenForLong || isHiddenForLong(),
    stop: () => {
      events.forEach((event) => document.removeEventListener(event, use, true));
      document.removeEventListener('visibilitychange', change);
    },
  };
};

/**
 * Lets this page follow an update of the server (docs/adr/0078-outdated-pages.md): tells that there is a new version, and keeps what was typed over
 * the reload. A page that nobody reloads, and one that was hidden for an hour, reload themselves: once per build, and never while
 * something that was typed is not saved. Returns a function that ends it.
 */
export const followUpdates = ({ updates, storage, readPerson, tell, now, reload }: Followed): (() => void) => {
  const kept = takeKeptInput(storage);
  const typing = typedFieldsOf(updates.changed);
  const endFillingIn = kept ? fillInAgain(kept, () => readPerson() === kept.person) : () => undefined;
  let told: string | null = null;
  let timer: ReturnType<typeof setInterval> | undefined;

  const mayReloadItself = (): boolean => {
    if (typing.hasTyped() || asksBeforeLeaving()) return false;
    return use.wasHiddenForLong() || (updates.selfReloading.size > 0 && !use.isUsed());
  };
  const check = (): void => {
    const build = updates.read();
    if (build === null) return;
    // Those who use the page now have stopped by then.
    timer ??= setInterval(check, inUse);
    if (mayReloadItself() && isFirstReloadFor(build, storage)) reload();
    else if (build !== told) {
      told = build;
      tell();
    }
  };
  const keep = (): void => {
    const fields = typing.keepable();
    if (fields.length === 0) return;
    keepInput(storage, { path: window.location.pathname, person: readPerson(), fields });
    // It is not lost: the browser need not ask.
    window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true, once: true });
  };
  const use = watchUse(now, check);
  const unsubscribe = updates.subscribe(check);
  window.addEventListener(beforeReload, keep);
  check();
  return () => {
    [use.stop, unsubscribe, endFillingIn].forEach((end) => end());
    clearInterval(timer);
    window.removeEventListener(beforeReload, keep);
  };
};

/** `followUpdates` in the tab of `session`. */
export const followInBrowser = (page: FollowingPage): (() => void) =>
  followUpdates({
    updates: page.updates,
    storage: tabStorage,
    readPerson: () => {
      const state = page.session.read();
      return state.status === 'signedIn' ? (readToken(state.token)?.person ?? null) : null;
    },
    tell: () => tellOfUpdate(page, true),
    now: Date.now,
    reload: () => window.location.reload(),
  });

import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startAfterPaint } from './startAfterPaint.ts';

const ran: string[] = [];
/** A different address each time, because a browser runs a module once. */
const moduleThatSays = (name: string) => `data:text/javascript,globalThis.ran.push('${name}')//${crypto.randomUUID()}`;
const pageFiles = () => ({
  entry: moduleThatSays('entry'),
  modules: [moduleThatSays('parts'), moduleThatSays('first')],
  styles: ['/assets/first.css'],
  fonts: ['/assets/inter.woff2'],
  below: [
    { path: '/user/', modules: ['/assets/own.js', '/assets/ownTexts.js'] },
    { path: '/dashboard/', modules: ['/assets/admin.js'] },
  ],
});
const links = (rel: string) => [...document.head.querySelectorAll(`link[rel="${rel}"]`)];

beforeEach(() => {
  ran.length = 0;
  Object.assign(globalThis, { ran });
  document.head.replaceChildren();
  window.history.replaceState(null, '', '/booking');
});

describe('The scripts of a page besides its outline', () => {
  it('wait until the outline is painted, and then load all at once', async () => {
    startAfterPaint(pageFiles());
    expect(links('stylesheet')).toHaveLength(0);
    await waitFor(() => expect(links('stylesheet')).toHaveLength(1));
    expect(links('modulepreload')).toHaveLength(3);
  });

  it('include the fonts only when everything else has loaded', async () => {
    startAfterPaint(pageFiles());
    await waitFor(() => expect(links('stylesheet')).toHaveLength(1));
    const [last, ...others] = [...links('stylesheet'), ...links('modulepreload')];
    others.forEach((link) => fireEvent.load(link));
    await Promise.resolve();
    expect(links('preload')).toHaveLength(0);
    if (last) fireEvent.load(last);
    await waitFor(() => expect(links('preload')).toHaveLength(1));
    // Else its modules could run during the next spec.
    await waitFor(() => expect(ran).toHaveLength(3));
  });

  it('include those of the area where the visit begins, without running them', async () => {
    window.history.replaceState(null, '', '/user/bookings');
    startAfterPaint(pageFiles());
    await waitFor(() => expect(links('stylesheet')).toHaveLength(1));
    const addresses = links('modulepreload').map((link) => link.getAttribute('href'));
    expect(addresses).toEqual(expect.arrayContaining(['/assets/own.js', '/assets/ownTexts.js']));
    expect(addresses).not.toContain('/assets/admin.js');
    links('stylesheet').forEach((link) => fireEvent.load(link));
    await waitFor(() => expect(ran).toEqual(['parts', 'first', 'entry']));
  });

  it('run in their order, not before the styles have loaded', async () => {
    startAfterPaint(pageFiles());
    await waitFor(() => expect(links('stylesheet')).toHaveLength(1));
    expect(ran).toEqual([]);
    links('stylesheet').forEach((link) => fireEvent.load(link));
    await waitFor(() => expect(ran).toEqual(['parts', 'first', 'entry']));
  });

  it('say and log ERR_INITIAL when one of them cannot be loaded or run, and offer to load the page again', async () => {
    const log = vi.fn();
    vi.stubGlobal('reportError', log);
    document.documentElement.lang = 'en';
    const { entry, ...files } = pageFiles();
    startAfterPaint({ ...files, entry: `data:text/javascript,throw new Error('${entry}')` });
    await waitFor(() => expect(links('stylesheet')).toHaveLength(1));
    expect(screen.queryByRole('alert')).toBeNull();
    links('stylesheet').forEach((link) => fireEvent.load(link));
    expect(await screen.findByRole('alert')).toHaveTextContent('Platzwart could not start (ERR_INITIAL)');
    expect(log).toHaveBeenCalledWith(expect.objectContaining({ message: 'ERR_INITIAL' }));
    expect(log.mock.lastCall?.[0]).toHaveProperty('cause');
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
    screen.getByRole('alert').remove();
  });

  it('run without styles that fail to load', async () => {
    startAfterPaint(pageFiles());
    await waitFor(() => expect(links('stylesheet')).toHaveLength(1));
    links('stylesheet').forEach((link) => fireEvent.error(link));
    await waitFor(() => expect(ran).toContain('entry'));
  });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, onTestFinished } from 'vitest';
import { endOutlineAfterFirstPage } from '../core/outline.ts';
import { callsOf, club, field, signedIn } from '../test/authPages.ts';
import { standInGateway } from '../test/gateway.ts';
import { renderApp } from '../test/renderApp.tsx';

const outline = readFileSync(join(import.meta.dirname, '../index.html'), 'utf8');
const [form = ''] = /<form class="outline-login"[^]*?<\/form>/.exec(outline) ?? [];
const script = [...outline.matchAll(/<script>([^]*?)<\/script>/g)].at(-1)?.[1] ?? '';

/** What the page of somebody shows whose connection is so slow that the client is not there yet. */
const openOutline = () => {
  const place = document.body.appendChild(document.createElement('div'));
  place.className = 'outline';
  place.innerHTML = form;
  onTestFinished(() => place.remove());
  runInNewContext(script, { document });
  const input = (name: string) => place.querySelector<HTMLInputElement>(`[name="${name}"]`) ?? document.body;
  return { user: userEvent.setup(), input };
};
/** The client has come; which field has the focus when the outline is gone. */
const start = async () => {
  const focused = new Promise<Element | null>((resolve) => {
    new MutationObserver((_, observer) => {
      if (document.querySelector('.outline')) return;
      resolve(document.activeElement);
      observer.disconnect();
    }).observe(document.body, { childList: true });
  });
  await renderApp({ path: '/auth/login' });
  return focused;
};

describe('What is typed into the login before the client is there', () => {
  it('stays in its field, which keeps the focus', async () => {
    standInGateway(club);
    const { user, input } = openOutline();
    await user.type(input('credential'), 'anna@platz');
    const focused = await start();
    const credential = await field('E-Mail oder Mitgliedsnummer');
    expect(focused).toBe(credential);
    expect(credential).toHaveValue('anna@platz');
  });

  it('is sent once the client is there, if it was sent', async () => {
    const calls = standInGateway({ ...club, useLoginMutation: signedIn });
    const { user, input } = openOutline();
    await user.type(input('credential'), '1001');
    await user.type(input('password'), 'platzwart{Enter}');
    await start();
    await waitFor(() =>
      expect(callsOf(calls, 'useLoginMutation')).toEqual([{ data: { credential: '1001', password: 'platzwart' } }]),
    );
  });

  it('is not sent by somebody who has not done so, nor without a password', async () => {
    const calls = standInGateway(club);
    const { user, input } = openOutline();
    await user.type(input('credential'), '1001{Enter}');
    await start();
    expect(await screen.findByText('Gib dein Passwort ein.')).toBeVisible();
    expect(callsOf(calls, 'useLoginMutation')).toEqual([]);
  });
});

describe('The outline', () => {
  const open = (login: 'here' | 'elsewhere') => {
    Object.assign(document.documentElement.dataset, { outline: 'login', login });
    document.body.innerHTML = '<div class="outline"></div><div id="root"></div>';
    const root = document.querySelector<HTMLElement>('#root') ?? document.body;
    endOutlineAfterFirstPage(root);
    return root;
  };
  const afterChange = async () => {
    await Promise.resolve();
    return document.querySelector('.outline') !== null;
  };

  it('with the form of the login stays until a page has its heading, whatever is shown before', async () => {
    const root = open('here');
    root.innerHTML = '<header></header><main></main>';
    expect(await afterChange()).toBe(true);
    root.querySelector('main')?.append(document.createElement('h1'));
    expect(await afterChange()).toBe(false);
  });

  it('without the form ends with the first that is shown', async () => {
    open('elsewhere').innerHTML = '<header></header>';
    expect(await afterChange()).toBe(false);
  });
});

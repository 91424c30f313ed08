import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, onTestFinished } from 'vitest';
import { keepOutlineLogin } from '../core/outlineLogin.ts';
import { callsOf, club, field, signedIn } from '../test/authPages.ts';
import { standInGateway } from '../test/gateway.ts';
import { renderApp } from '../test/renderApp.tsx';

const outline = readFileSync(join(import.meta.dirname, '../index.html'), 'utf8');
const [form = ''] = /<form class="outline-login"[^]*?<\/form>/.exec(outline) ?? [];
const script = [...outline.matchAll(/<script>([^]*?)<\/script>/g)].at(-1)?.[1] ?? '';

/** What the page of somebody shows whose connection is so slow that the client is not there yet. */
const openOutline = () => {
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = form;
  const close = () => place.remove();
  onTestFinished(close);
  runInNewContext(script, { document });
  const input = (name: string) => place.querySelector<HTMLInputElement>(`[name="${name}"]`) ?? document.body;
  return { user: userEvent.setup(), input, close };
};
/** The client has come. */
const start = async (close: () => void) => {
  keepOutlineLogin();
  close();
  await renderApp({ path: '/auth/login' });
};

describe('What is typed into the login before the client is there', () => {
  it('stays in its field, which keeps the focus', async () => {
    standInGateway(club);
    const { user, input, close } = openOutline();
    await user.type(input('credential'), 'anna@platz');
    await start(close);
    const credential = await field('E-Mail oder Mitgliedsnummer');
    await waitFor(() => expect(credential).toHaveFocus());
    expect(credential).toHaveValue('anna@platz');
  });

  it('is sent once the client is there, if it was sent', async () => {
    const calls = standInGateway({ ...club, useLoginMutation: signedIn });
    const { user, input, close } = openOutline();
    await user.type(input('credential'), '1001');
    await user.type(input('password'), 'platzwart{Enter}');
    await start(close);
    await waitFor(() =>
      expect(callsOf(calls, 'useLoginMutation')).toEqual([{ data: { credential: '1001', password: 'platzwart' } }]),
    );
  });

  it('is not sent by somebody who has not done so, nor without a password', async () => {
    const calls = standInGateway(club);
    const { user, input, close } = openOutline();
    await user.type(input('credential'), '1001{Enter}');
    await start(close);
    expect(await screen.findByText('Gib dein Passwort ein.')).toBeVisible();
    expect(callsOf(calls, 'useLoginMutation')).toEqual([]);
  });
});

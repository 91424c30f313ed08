import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clubInfos } from '../test/club.ts';
import { standInGateway } from '../test/gateway.ts';
import { renderApp } from '../test/renderApp.tsx';

const openSettings = async () => {
  standInGateway({ useClubInfosQuery: () => clubInfos() });
  const { user } = await renderApp({ path: '/nirgendwo' });
  await screen.findByRole('heading', { name: 'Diese Seite gibt es nicht' });
  const button = screen.getByRole('button', { name: 'Darstellung' });
  await user.click(button);
  const drawer = await screen.findByRole('dialog', { name: 'Darstellung' });
  return { user, button, drawer };
};
const kept = () => Object.keys(window.localStorage).map((key) => [key, window.localStorage.getItem(key)]);
const root = document.documentElement;

const usual = window.matchMedia.bind(window);
/** Media queries that hold, besides those of a wide window. */
const withMedia = ({ isWide = true, more = '' }) =>
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(usual(query), { matches: query === more || (isWide && query.includes('min-width')) }),
  );
/** A system that asks every page for more contrast. */
const wantsContrast = () => withMedia({ more: '(prefers-contrast: more)' });

beforeEach(() => void withMedia({}));

describe('The display settings', () => {
  it('offer on a phone only what changes something there', async () => {
    withMedia({ isWide: false });
    const { drawer } = await openSettings();
    const groups = within(drawer).getAllByRole('group');
    expect(groups.map((group) => group.querySelector('legend')?.textContent)).toEqual(['Farben', 'Kontrast']);
    expect(within(drawer).queryByRole('button', { name: 'Vollbild' })).toBeNull();
  });

  it('start with light colours, default contrast and a side menu, and store nothing before the first choice', async () => {
    const { drawer } = await openSettings();
    const chosen = within(drawer).getAllByRole('radio', { checked: true });
    expect(chosen.map((radio) => radio.closest('label')?.textContent)).toEqual([
      'Hell',
      'Normal',
      'Seitlich',
      'Luftig',
    ]);
    expect(within(drawer).getByRole('button', { name: 'Zurücksetzen' })).toBeDisabled();
    expect(kept()).toEqual([]);
  });

  it('apply a choice at once, store it, and mark the button', async () => {
    const { user, button, drawer } = await openSettings();
    await user.click(within(drawer).getByRole('radio', { name: 'Dunkel' }));
    await waitFor(() => expect(root).toHaveAttribute('data-color-scheme', 'dark'));
    await user.click(within(drawer).getByRole('radio', { name: 'Stark' }));
    await waitFor(() => expect(root).toHaveAttribute('data-contrast', 'bold'));
    expect(kept()).toEqual([
      ['colorMode', 'dark'],
      ['contrast', 'bold'],
    ]);
    expect(button).toHaveAccessibleName('Darstellung (geändert)');
  });

  it('can be reset, which removes them from the browser', async () => {
    const { user, button, drawer } = await openSettings();
    await user.click(within(drawer).getByRole('radio', { name: 'Oben' }));
    await user.click(within(drawer).getByRole('button', { name: 'Zurücksetzen' }));
    expect(kept()).toEqual([]);
    expect(within(drawer).getByRole('radio', { name: 'Seitlich' })).toBeChecked();
    expect(button).toHaveAccessibleName('Darstellung');
  });

  it('reduce the row height of lists', async () => {
    const { user, drawer } = await openSettings();
    await user.click(within(drawer).getByRole('radio', { name: 'Eng' }));
    expect(kept()).toEqual([['density', 'compact']]);
  });

  it('close by their close button', async () => {
    const { user, drawer } = await openSettings();
    await user.click(within(drawer).getByRole('button', { name: 'Schließen' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('offer the high contrast only where the system asks for more contrast', async () => {
    wantsContrast();
    standInGateway({ useClubInfosQuery: () => clubInfos() });
    const { user } = await renderApp({ path: '/nirgendwo' });
    const offer = await screen.findByRole('button', { name: 'Starken Kontrast einschalten' });
    expect(kept()).toEqual([]);
    await user.click(offer);
    await waitFor(() => expect(root).toHaveAttribute('data-contrast', 'bold'));
    expect(kept()).toEqual([['contrast', 'bold']]);
  });

  it('offer nothing to visitors who have already chosen', async () => {
    wantsContrast();
    window.localStorage.setItem('contrast', 'default');
    const { drawer } = await openSettings();
    expect(within(drawer).getByText('Dein Gerät wünscht sich mehr Kontrast.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Starken Kontrast einschalten' })).toBeNull();
  });
});

import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { clubInfos } from '../test/club.ts';
import { accepted, standInGateway } from '../test/gateway.ts';
import { renderApp } from '../test/renderApp.tsx';
import { browserKeys, dataClasses } from './legal/dataClasses.ts';

const address = { street: 'Am Platz', houseNumber: '3', zip: '12345', city: 'Musterstadt', maps: null };
const addresses = {
  invoice: { consignor: 'TC Musterstadt e. V.' },
  office: address,
  inside: null,
  outside: { ...address, maps: 'https://karte.example/platz' },
};
const theClubAtItsAddress = () =>
  accepted({
    generalInfos: {
      email: 'info@musterstadt.example',
      phoneNumber: '+49 123 456789',
      addresses,
    },
  });

const nothingStated = { board: [], responsible: null, registerCourt: null, registerNumber: null, vatId: null };
const stated = {
  board: ['Petra Schulz', 'Jürgen Müller'],
  responsible: 'Petra Schulz',
  registerCourt: 'Amtsgericht Musterstadt',
  registerNumber: 'VR 1902',
  vatId: 'DE123456789',
};

const open = async (path: string, language: 'de' | 'en' = 'de', imprint: unknown = stated) => {
  standInGateway({
    useClubInfosQuery: () => clubInfos(),
    useClubAddressQuery: theClubAtItsAddress,
    OperatorDetailsQuery: () => accepted({ imprint }),
  });
  await renderApp({ path, language });
};

describe('The imprint', () => {
  it('names the operator from the club’s own data', async () => {
    await open('/home/imprint');
    expect(await screen.findByRole('heading', { level: 1, name: 'Impressum' })).toBeVisible();
    expect(within(screen.getByRole('main')).getByText('TC Musterstadt e. V.')).toBeVisible();
    expect(screen.getByRole('link', { name: '+49 123 456789' })).toHaveAttribute('href', 'tel:+49123456789');
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'info@musterstadt.example' })).toBeVisible();
  });

  const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

  it('names board, register, VAT id and the person responsible for the content', async () => {
    await open('/home/imprint');
    expect(await screen.findByText('Petra Schulz, Jürgen Müller')).toBeVisible();
    const main = within(screen.getByRole('main'));
    expect(main.getByText('Amtsgericht Musterstadt, VR 1902')).toBeVisible();
    expect(main.getByText('DE123456789')).toBeVisible();
    expect(main.getByText('Petra Schulz')).toBeVisible();
  });

  it('omits what the club has not stated', async () => {
    await open('/home/imprint', 'de', nothingStated);
    await screen.findByRole('heading', { level: 1, name: 'Impressum' });
    expect(headings()).toEqual(['Anbieter', 'Kontakt', 'Unsere Anlagen', 'Verbraucherstreitbeilegung']);
  });

  it('links to a map and does not load one', async () => {
    await open('/home/imprint', 'en');
    expect(await screen.findByRole('link', { name: 'View on the map' })).toHaveAttribute(
      'href',
      'https://karte.example/platz',
    );
    expect(document.querySelector('iframe, img')).toBeNull();
  });
});

describe('The privacy page', () => {
  it('names purpose, basis and retention of every kind of stored data', async () => {
    await open('/home/privacy');
    const table = await screen.findByRole('table', { name: 'Deine Daten bei uns' });
    expect(within(table).getAllByRole('row')).toHaveLength(dataClasses.length + 1);
    const bookings = within(table).getByRole('row', { name: /^Deine Buchungen/ });
    expect(bookings).toHaveTextContent('3 Jahre');
    expect(bookings).toHaveTextContent('Art. 6 Abs. 1 b DSGVO');
  });

  it('names everything that is stored in a browser', async () => {
    await open('/home/privacy');
    const table = await screen.findByRole('table', { name: 'In deinem Browser' });
    for (const { key } of browserKeys) expect(within(table).getByText(key)).toBeVisible();
  });
});

import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { annaAsViewer, clubInfos } from '../test/club.ts';
import { accepted, refused, standInGateway } from '../test/gateway.ts';
import { renderApp } from '../test/renderApp.tsx';

const terms = { creditorName: 'TC Musterstadt e. V.', creditorID: 'DE98ZZZ09999999999', noticeDays: 14 };
const given = {
  ...{ _id: 'mandate 1', reference: 'M-1A2B3C4D-5E6F7A8B', signedOn: '2026-06-01', validUntil: '2029-06-01' },
  ...{ iban: 'DE89 … 3000', holder: 'Anna Aufschlag' },
};

const open = async (answer: Readonly<Record<string, unknown>>, isRefused = false) => {
  const calls = standInGateway({
    useClubInfosQuery: () => clubInfos(),
    useViewerQuery: annaAsViewer,
    MyMandateQuery: () => accepted(answer),
    MandateFormSignMutation: () =>
      isRefused ? refused('ERR_MANDATE_NOT_CREATED') : accepted({ signMandate: { success: true } }),
    GivenMandateRevokeMutation: () => accepted({ revokeMandate: { success: true } }),
  });
  const { user } = await renderApp({ path: '/user/direct-debit', isSignedIn: true });
  const sent = () => calls.filter(({ operation }) => operation.endsWith('Mutation')).map(({ variables }) => variables);
  return { user, sent };
};
type User = Awaited<ReturnType<typeof open>>['user'];

const fillIn = async (user: User, iban: string) => {
  await user.type(await screen.findByLabelText('IBAN'), iban);
  await user.type(screen.getByLabelText(/^Kontoinhaberin/), 'Anna Aufschlag');
  await user.click(screen.getByRole('checkbox', { name: /Ich erteile dieses Mandat/ }));
};
const submit = (user: User) => user.click(screen.getByRole('button', { name: 'Mandat erteilen' }));

afterEach(() => vi.restoreAllMocks());

describe('My mandate', () => {
  it('is given with the account, to the creditor whom the text names', async () => {
    const { user, sent } = await open({ ownMandate: null, directDebitTerms: terms });
    expect(await screen.findByText(/Ich ermächtige TC Musterstadt e\. V\./)).toBeVisible();
    await fillIn(user, 'DE89 3704 0044 0532 0130 00');
    await submit(user);
    expect(await screen.findByText('Dein Mandat ist erteilt. Du bekommst eine E-Mail darüber.')).toBeVisible();
    expect(sent()).toEqual([
      {
        account: { iban: 'DE89 3704 0044 0532 0130 00', holder: 'Anna Aufschlag' },
        creditorID: terms.creditorID,
      },
    ]);
  });

  it('is not given with a wrong account or without consent', async () => {
    const { user, sent } = await open({ ownMandate: null, directDebitTerms: terms });
    await screen.findByLabelText('IBAN');
    await submit(user);
    expect(screen.getByText('Bitte gib an, wem das Konto gehört.')).toBeVisible();
    expect(screen.getByText('Bitte stimme dem Text zu.')).toBeVisible();
    await fillIn(user, 'DE89 3704 0044 0532 0130 01');
    await submit(user);
    expect(screen.getByText(/Diese IBAN stimmt nicht/)).toBeVisible();
    expect(sent()).toEqual([]);
  });

  it('says why it was refused', async () => {
    const { user } = await open({ ownMandate: null, directDebitTerms: terms }, true);
    await fillIn(user, 'DE89370400440532013000');
    await submit(user);
    expect(await screen.findByText(/Der Verein hat seine Angaben zur Lastschrift gerade geändert/)).toBeVisible();
  });

  it('is shown and revoked after a question', async () => {
    const { user, sent } = await open({ ownMandate: given, directDebitTerms: terms });
    const card = within(await screen.findByRole('region', { name: 'Dein Mandat' }));
    expect(card.getByText('DE89 … 3000, Anna Aufschlag')).toBeVisible();
    await user.click(card.getByRole('button', { name: 'Mandat widerrufen' }));
    expect(sent()).toEqual([]);
    await user.click(card.getByRole('button', { name: 'Mandat widerrufen' }));
    expect(await screen.findByText('Dein Mandat ist widerrufen.')).toBeVisible();
    expect(sent()).toEqual([{ id: 'mandate 1' }]);
  });

  it('can be revoked, and no new one given, once the club does not collect any more', async () => {
    await open({ ownMandate: given, directDebitTerms: null });
    expect(await screen.findByRole('button', { name: 'Mandat widerrufen' })).toBeVisible();
    expect(screen.getByText(/Der Verein zieht zurzeit nicht per Lastschrift ein/)).toBeVisible();
    expect(screen.queryByLabelText('IBAN')).toBeNull();
  });
});

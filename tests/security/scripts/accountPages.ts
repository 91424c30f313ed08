import { callGraphql } from '../../support/graphqlClient.ts';
import type { Findings } from '../suite.ts';
import { look } from './look.ts';
import { type Payload, pairsOf } from './payloads.ts';
import { type Scene, type Stage, goWithin } from './scene.ts';
import { registerVisitor } from '../people.ts';

const update =
  'mutation ($userID: ID!, $address: AddressInput!) { updateUser(userID: $userID, user: { address: $address }) { code } }';
const importUsers =
  'mutation ($csv: String!) { importUsers(csv: $csv, dryRun: false) { created problems { line value } } }';

type Pair = readonly [Payload, Payload];

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;
const numberOf = (index: number): string => String(772_000 + index);

const lineOf = ([street, city]: Pair, index: number): string =>
  [
    numberOf(index),
    'Mia',
    'Sommer',
    `listed-${index}@platzwart.example`,
    quoted(street.text),
    '7',
    '12345',
    quoted(city.text),
  ].join(';');

/** People out of a list, each of whom lives at such an address: ADMIN opens one after the other. */
const listedPeople = async ({ target, browser, payloads, adminToken: token }: Stage): Promise<Findings> => {
  const pairs = pairsOf(payloads);
  const heads = 'Mitgliedsnummer;Vorname;Nachname;E-Mail;Straße;Hausnummer;PLZ;Ort';
  const csv = [heads, ...pairs.map(lineOf)].join('\r\n');
  const { errors } = await callGraphql(target.url, { query: importUsers, variables: { csv }, token });
  const page = await browser.open(token);
  await page.goto('/dashboard/user?q=Sommer');
  await page.getByRole('table').waitFor();
  const violations = [...(errors ? [`the list was refused: ${JSON.stringify(errors)}`] : []), ...(await look(page))];
  for (const [index, pair] of pairs.entries()) {
    await goWithin(page, `/dashboard/user/${numberOf(index)}/edit`);
    violations.push(...(await look(page, pair)));
  }
  return { cases: payloads.length, violations };
};

/** Somebody writes down where they live, and reads it again. */
const ownAddress = async ({ target, browser, payloads }: Stage): Promise<Findings> => {
  const { memberNumber: userID, token } = await registerVisitor(target, '771002');
  const page = await browser.open(token);
  const violations: string[] = [];
  for (const pair of pairsOf(payloads)) {
    const [street, city] = pair;
    const address = { street: street.text, city: city.text, houseNumber: '7', zip: '12345' };
    await callGraphql(target.url, { query: update, variables: { userID, address }, token });
    for (const path of ['/user/profile/personal', '/user/profile/my-data']) {
      await page.goto(path);
      violations.push(...(await look(page, pair)));
    }
  }
  return { cases: 2 * payloads.length, violations };
};

/** Addresses of people: streets and towns take any text. */
export const accountPages: Scene = async (stage) => {
  const [listed, own] = [await listedPeople(stage), await ownAddress(stage)];
  return { cases: listed.cases + own.cases, violations: [...listed.violations, ...own.violations] };
};

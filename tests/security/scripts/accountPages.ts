import * as v from 'valibot';
import { callGraphql } from '../../support/graphqlClient.ts';
import { inspectPage } from './inspectPage.ts';
import { type Payload, pairsOf } from './payloads.ts';
import { type Scene, navigateWithin, isEnough } from './scene.ts';
import { registerVisitor } from '../people.ts';

const update =
  'mutation ($userID: ID!, $address: AddressInput!) { updateUser(userID: $userID, user: { address: $address }) { code } }';
const importUsers = `mutation ($csv: String!) {
  importUsers(csv: $csv, dryRun: false) { created problems { line field value } } }`;

const importedSchema = v.object({ importUsers: v.object({ created: v.number() }) });

type Pair = readonly [Payload, Payload];

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;
const numberOf = (index: number): string => String(772_000 + index);

/** No CSV value may begin with a character that a spreadsheet evaluates. */
const inList = ({ number, text }: Payload): Payload => ({ number, text: `Am ${text}` });

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

/** Imported people with a payload as postal address: ADMIN opens one after the other. */
export const listedPeople: Scene = async ({ target, browser, payloads, adminToken: token }) => {
  const pairs = pairsOf(payloads.map(inList));
  const heads = 'Mitgliedsnummer;Vorname;Nachname;E-Mail;Straße;Hausnummer;PLZ;Ort';
  const csv = [heads, ...pairs.map(lineOf)].join('\r\n');
  const answer = await callGraphql(target.url, { query: importUsers, variables: { csv }, token });
  if (v.parse(importedSchema, answer.data).importUsers.created !== pairs.length)
    throw new Error(`The list was refused: ${JSON.stringify(answer)}`);
  const page = await browser.open(token);
  await page.goto('/dashboard/user?q=Sommer');
  await page.getByRole('table').waitFor();
  const violations = [...(await inspectPage(page))];
  for (const [index, pair] of pairs.entries()) {
    if (isEnough(violations)) break;
    await navigateWithin(page, `/dashboard/user/${numberOf(index)}/edit`);
    violations.push(...(await inspectPage(page, pair)));
  }
  return { cases: payloads.length, violations };
};

/** A person saves a postal address and reads it again. */
export const ownAddress: Scene = async ({ target, browser, payloads }) => {
  const { memberNumber: userID, token } = await registerVisitor(target, '771002');
  const page = await browser.open(token);
  const violations: string[] = [];
  for (const pair of pairsOf(payloads)) {
    if (isEnough(violations)) break;
    const [street, city] = pair;
    const address = { street: street.text, city: city.text, houseNumber: '7', zip: '12345' };
    const { errors } = await callGraphql(target.url, { query: update, variables: { userID, address }, token });
    if (errors) throw new Error(`An address was refused: ${JSON.stringify(errors)}`);
    for (const path of ['/user/profile/personal', '/user/profile/my-data']) {
      await page.goto(path);
      violations.push(...(await inspectPage(page, pair)));
    }
  }
  return { cases: 2 * payloads.length, violations };
};

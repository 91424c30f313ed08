import { afterAll, beforeAll, describe } from 'vitest';
import { appendingCases } from './contract/appendingCases.ts';
import { confirmingCases } from './contract/confirmingCases.ts';
import { contentCases } from './contract/contentCases.ts';
import { concurrencyCases } from './contract/concurrencyCases.ts';
import { endingCases } from './contract/endingCases.ts';
import { followingCases } from './contract/followingCases.ts';
import { otherClubCases } from './contract/otherClubCases.ts';
import { outageCases } from './contract/outageCases.ts';
import { readingCases } from './contract/readingCases.ts';
import { refusalCases } from './contract/refusalCases.ts';
import { idempotencyCases } from './contract/idempotencyCases.ts';
import type { ServerUnderTest, UnderTest } from './contract/serverUnderTest.ts';

/** The contract of the event store: the same cases for each adapter. */
export const eventStoreContract = (start: () => Promise<ServerUnderTest>): void => {
  let current: ReturnType<UnderTest> | undefined;

  beforeAll(async () => {
    const server = await start();
    current = { server, store: await server.open() };
  }, 180_000);

  afterAll(async () => {
    await current?.store.close();
    await current?.server.stop();
  });

  const underTest: UnderTest = () => {
    if (!current) throw new Error('The server did not start');
    return current;
  };

  describe('Appending', () => appendingCases(underTest));
  describe('Refusing invalid appends', () => refusalCases(underTest));
  describe('Repeating an append', () => idempotencyCases(underTest));
  describe('Confirming the end of a stream', () => confirmingCases(underTest));
  describe('Reading', () => readingCases(underTest));
  describe('Preserving content', () => contentCases(underTest));
  describe('Subscribing', () => followingCases(underTest));
  describe('Another club on the same server', () => otherClubCases(underTest));
  describe('Ending', () => endingCases(underTest));
  describe('Concurrency', () => concurrencyCases(underTest));
  describe('An outage', () => outageCases(underTest));
};

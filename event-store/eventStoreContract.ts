import { afterAll, beforeAll, describe } from 'vitest';
import { appendingCases } from './contract/appendingCases.ts';
import { confirmingCases } from './contract/confirmingCases.ts';
import { contentCases } from './contract/contentCases.ts';
import { crowdCases } from './contract/crowdCases.ts';
import { endingCases } from './contract/endingCases.ts';
import { followingCases } from './contract/followingCases.ts';
import { outageCases } from './contract/outageCases.ts';
import { readingCases } from './contract/readingCases.ts';
import { refusalCases } from './contract/refusalCases.ts';
import { repeatingCases } from './contract/repeatingCases.ts';
import type { ServerUnderTest, UnderTest } from './contract/serverUnderTest.ts';

/** What every event store promises, whatever keeps its events: the same cases for each adapter. */
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
  describe('Refusing what no store can keep', () => refusalCases(underTest));
  describe('Appending the same again', () => repeatingCases(underTest));
  describe('Confirming where a stream ends', () => confirmingCases(underTest));
  describe('Reading', () => readingCases(underTest));
  describe('Keeping what events say', () => contentCases(underTest));
  describe('Following', () => followingCases(underTest));
  describe('Ending', () => endingCases(underTest));
  describe('Many at once', () => crowdCases(underTest));
  describe('An outage', () => outageCases(underTest));
};

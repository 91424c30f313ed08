import { type PersonId, personId } from '@platzwart/contracts/core';
import { expect, it } from 'vitest';
import { createPeopleCache } from './peopleCache.ts';

it('the people cache queries the database a few times, not a thousand, when a thousand members connect at once', async () => {
  let questions = 0;
  const ask = () => {
    questions += 1;
    return Promise.resolve(new Map());
  };
  const people = createPeopleCache({
    byIds: ask,
    childrenOf: ask,
  });
  const members: readonly PersonId[] = Array.from({ length: 1_000 }, () => personId(crypto.randomUUID()));
  await Promise.all(members.map(async (member) => people.find(member)));
  expect(questions).toBeLessThanOrEqual(4);
});

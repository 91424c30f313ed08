import { type PersonId, personId, position } from '@platzwart/contracts/core';
import { describe, expect, it } from 'vitest';
import { personalFeed } from './personalFeed.ts';

const anna = personId('aaaaaaaa-0000-4000-8000-000000000000');
const ben = personId('bbbbbbbb-0000-4000-8000-000000000000');

const follow = (changed: readonly PersonId[]) => {
  const asked: string[] = [];
  const heard: string[] = [];
  const feed = personalFeed((since) => {
    asked.push(since);
    return Promise.resolve(changed);
  });
  const advance = (to: string, isRebuilt = false) => feed.advance({ position: position(to), isRebuilt });
  const listen = (name: string, topic: ReturnType<typeof feed.topicOf>) =>
    topic.follow((frame) => heard.push(`${name} ${frame.position}`));
  return { feed, asked, heard, advance, listen };
};

describe('A feed of changes by person', () => {
  it('tells those whose rows have changed, and those who follow everything', async () => {
    const { feed, asked, heard, advance, listen } = follow([anna]);
    await advance('01');
    listen('all', feed.topicOfAll());
    listen('anna', feed.topicOf(anna));
    listen('ben', feed.topicOf(ben));
    await advance('02');
    await advance('03');
    expect(asked).toEqual(['01', '02']);
    expect(heard).toEqual(['all 02', 'anna 02', 'all 03', 'anna 03']);
  });

  it('is silent about changes of other rows, and reads nothing while nobody follows', async () => {
    const { feed, asked, heard, advance, listen } = follow([]);
    await advance('01');
    await advance('02');
    expect(asked).toEqual([]);
    const stop = listen('all', feed.topicOfAll());
    const leave = listen('anna', feed.topicOf(anna));
    await advance('03');
    stop();
    leave();
    await advance('04');
    expect([asked, heard]).toEqual([['02'], []]);
  });

  it('tells everybody where any row may differ', async () => {
    const { feed, asked, heard, advance, listen } = follow([]);
    listen('all', feed.topicOfAll());
    listen('ben', feed.topicOf(ben));
    await advance('05');
    await advance('02', true);
    expect([asked, heard]).toEqual([[], ['all 05', 'ben 05', 'all 02', 'ben 02']]);
  });
});

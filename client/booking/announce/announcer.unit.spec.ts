import { describe, expect, it } from 'vitest';
import { createAnnouncer } from './announcer.ts';

const started = () => {
  const later: (() => void)[] = [];
  const announcer = createAnnouncer((run) => void later.push(run));
  const heard: string[] = [];
  announcer.subscribe(() => heard.push([announcer.read().polite, announcer.read().urgent].filter(Boolean).join(' / ')));
  return { ...announcer, heard, secondPasses: () => later.splice(0).forEach((run) => run()) };
};

describe('Announcing what happens in the plan', () => {
  it('says the first thing at once', () => {
    const { say, heard } = started();
    say('Platz 3 ausgewählt');
    expect(heard).toEqual(['Platz 3 ausgewählt']);
  });

  it('gathers what comes within the same second, each thing once', () => {
    const { say, heard, secondPasses } = started();
    say('eins');
    say('zwei');
    say('drei');
    say('zwei');
    expect(heard).toEqual(['eins']);
    secondPasses();
    expect(heard).toEqual(['eins', 'drei. zwei']);
  });

  it('keeps a lost selection apart from the rest', () => {
    const { say, heard, secondPasses } = started();
    say('eins');
    say('zwei');
    say('Platz 3 wurde vergeben', 'urgent');
    secondPasses();
    expect(heard[1]).toBe('zwei / Platz 3 wurde vergeben');
  });

  it('says nothing when a second passes without news, and the next thing at once again', () => {
    const { say, heard, secondPasses } = started();
    say('eins');
    secondPasses();
    say('eins');
    expect(heard).toEqual(['eins', 'eins']);
  });
});

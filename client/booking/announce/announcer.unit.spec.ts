import { describe, expect, it } from 'vitest';
import { createAnnouncer } from './announcer.ts';

const started = () => {
  const later: (() => void)[] = [];
  const announcer = createAnnouncer((run) => void later.push(run));
  const announced: string[] = [];
  announcer.subscribe(() =>
    announced.push([announcer.read().polite, announcer.read().urgent].filter(Boolean).join(' / ')),
  );
  return { ...announcer, announced, secondPasses: () => later.splice(0).forEach((run) => run()) };
};

describe('Announcing changes of the plan', () => {
  it('announces the first change at once', () => {
    const { announce, announced } = started();
    announce('Platz 3 ausgewählt');
    expect(announced).toEqual(['Platz 3 ausgewählt']);
  });

  it('collects the changes of the same second, each once', () => {
    const { announce, announced, secondPasses } = started();
    announce('eins');
    announce('zwei');
    announce('drei');
    announce('zwei');
    expect(announced).toEqual(['eins']);
    secondPasses();
    expect(announced).toEqual(['eins', 'drei. zwei']);
  });

  it('keeps a lost selection apart from other changes', () => {
    const { announce, announced, secondPasses } = started();
    announce('eins');
    announce('zwei');
    announce('Platz 3 wurde vergeben', 'urgent');
    secondPasses();
    expect(announced[1]).toBe('zwei / Platz 3 wurde vergeben');
  });

  it('announces nothing in a second without changes, and the next change at once', () => {
    const { announce, announced, secondPasses } = started();
    announce('eins');
    secondPasses();
    announce('eins');
    expect(announced).toEqual(['eins', 'eins']);
  });
});

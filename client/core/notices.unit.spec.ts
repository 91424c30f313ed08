import { describe, expect, it } from 'vitest';
import { createNoticeStore } from './notices.ts';

const boardAt = (clock: { now: number }) => createNoticeStore(() => clock.now);
const textsOn = (board: ReturnType<typeof boardAt>) => board.read().map(({ text }) => text);

describe('Messages to the reader', () => {
  it('disappear when the page changes, except those set for the next page', () => {
    const clock = { now: 0 };
    const board = boardAt(clock);
    board.show({ kind: 'success', text: 'Storniert' });
    clock.now = 5_000;
    board.show({ kind: 'success', text: 'Gebucht' });
    board.clearOlder();
    expect(textsOn(board)).toEqual(['Gebucht']);
  });

  it('are not repeated: the same text is shown once, as the newest', () => {
    const board = boardAt({ now: 0 });
    board.show({ kind: 'error', text: 'Der Server antwortet nicht' });
    board.show({ kind: 'success', text: 'Storniert' });
    board.show({ kind: 'error', text: 'Der Server antwortet nicht' });
    expect(textsOn(board)).toEqual(['Storniert', 'Der Server antwortet nicht']);
  });

  it('can be dismissed one by one', () => {
    const board = boardAt({ now: 0 });
    board.show({ kind: 'info', text: 'eins' });
    board.show({ kind: 'info', text: 'zwei' });
    board.dismiss(board.read()[0]?.id ?? 0);
    expect(textsOn(board)).toEqual(['zwei']);
  });
});

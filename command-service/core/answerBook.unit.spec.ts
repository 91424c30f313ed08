import { personId } from '@platzwart/contracts/core';
import { describe, expect, it } from 'vitest';
import { type AnswerBook, type BookedAnswer, emptyBook, findAnswer, noteAnswer, wishOf } from './answerBook.ts';
import { decodeBook, encodeBook } from './answerBookSnapshot.ts';

const anna = personId('a0000000-0000-4000-8000-00000000000a');
const annas = wishOf({ actor: anna, idempotencyKey: 'one' }) ?? '';
const answer = (at: string, differing: Partial<BookedAnswer> = {}): BookedAnswer => ({
  requestHash: 'content',
  commandId: 'command 1',
  position: '17',
  ids: ['booking 1'],
  at,
  ...differing,
});
const june = (day: number, time = '08:00:00.000') => `2026-06-${String(day).padStart(2, '0')}T${time}Z`;
const sizeOf = (book: AnswerBook): number => book.reduce((sum, day) => sum + day.size, 0);

describe('The book of answers', () => {
  it('knows an answer for seven days to the second', () => {
    const book = noteAnswer(emptyBook, annas, answer(june(1)));
    expect(findAnswer(book, annas, june(1))).toEqual(answer(june(1)));
    expect(findAnswer(book, annas, june(8))).not.toBeNull();
    expect(findAnswer(book, annas, june(8, '08:00:01.000'))).toBeNull();
  });

  it('forgets whole days, so that it does not grow with history', () => {
    let book = emptyBook;
    for (let day = 1; day <= 30; day += 1)
      for (let index = 0; index < 10; index += 1) book = noteAnswer(book, `wish ${day}.${index}`, answer(june(day)));
    expect(book.size).toBe(8);
    expect(sizeOf(book)).toBe(80);
  });

  it('counts by the time of the events: an old one that is written late does not push out the new ones', () => {
    const book = noteAnswer(noteAnswer(emptyBook, annas, answer(june(20))), 'late', answer(june(2)));
    expect(findAnswer(book, annas, june(20))).not.toBeNull();
    expect(findAnswer(book, 'late', june(3))).toBeNull();
  });

  it('makes one answer of all events of a call, and a new one of another call', () => {
    const first = noteAnswer(emptyBook, annas, answer(june(1)));
    const second = noteAnswer(first, annas, answer(june(1), { ids: ['booking 2'], position: '18' }));
    expect(findAnswer(second, annas, june(1))).toMatchObject({ ids: ['booking 1', 'booking 2'], position: '18' });
    const other = noteAnswer(second, annas, answer(june(1), { commandId: 'command 2', ids: ['booking 3'] }));
    expect(findAnswer(other, annas, june(1))?.ids).toEqual(['booking 3']);
  });

  it('tells callers and keys apart', () => {
    const wishes = [
      wishOf({ actor: anna, idempotencyKey: 'one' }),
      wishOf({ actor: anna, idempotencyKey: 'two' }),
      wishOf({ actor: null, idempotencyKey: 'one' }),
      wishOf({ actor: null, idempotencyKey: `${anna} one` }),
    ];
    expect(new Set(wishes).size).toBe(4);
    expect(wishOf({ actor: anna, idempotencyKey: null })).toBeNull();
  });

  it('survives a snapshot', () => {
    const book = noteAnswer(noteAnswer(emptyBook, annas, answer(june(1))), 'other', answer(june(2)));
    const again = decodeBook(JSON.parse(JSON.stringify(encodeBook(book))));
    expect(again.toJS()).toEqual(book.toJS());
    expect(() => decodeBook([['2026-06-01', [['wish', { ids: 'none' }]]]])).toThrow();
  });
});

import { describe, expect, it } from 'vitest';
import { commandOf } from './gridCommands.ts';

const press = (key: string, held: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey', boolean>> = {}) =>
  commandOf({ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...held });

describe('Keys of the court plan', () => {
  it.each([
    ['ArrowDown', {}, { kind: 'move', key: 'ArrowDown', isCtrl: false }],
    ['Home', { ctrlKey: true }, { kind: 'move', key: 'Home', isCtrl: true }],
    ['ArrowDown', { shiftKey: true }, { kind: 'extend', key: 'ArrowDown' }],
    ['ArrowRight', { shiftKey: true }, { kind: 'move', key: 'ArrowRight', isCtrl: false }],
    [' ', {}, { kind: 'activate' }],
    ['Enter', {}, { kind: 'activate' }],
    ['Escape', {}, { kind: 'escape' }],
    ['t', {}, { kind: 'day', to: 'today' }],
    ['T', { shiftKey: true }, { kind: 'day', to: 'today' }],
    ['[', {}, { kind: 'day', to: 'previous' }],
    [']', { ctrlKey: true, altKey: true }, { kind: 'day', to: 'next' }],
  ])('%s %o', (key, held, command) => expect(press(key, held)).toEqual(command));

  it.each([
    ['x', {}],
    ['Tab', {}],
    ['t', { ctrlKey: true }],
    ['t', { metaKey: true }],
  ])('leaves %s %o to the browser', (key, held) => expect(press(key, held)).toBeNull());
});

import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderComponent } from '../../test/renderComponent.tsx';
import { StepChange } from './StepChange.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const shown = (step: string) => (
  <StepChange step={step}>
    <button>{step}</button>
  </StepChange>
);
const pass = (milliseconds: number): void =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
const isSettled = () => screen.getByRole('button').closest('[data-settling="true"]') === null;

it('ignores the third of several quick taps, too, and takes taps after a moment without one', () => {
  const { rerender } = renderComponent(shown('confirm'));
  expect(isSettled()).toBe(true);
  rerender(shown('pay'));
  pass(300);
  fireEvent.pointerDown(document.body);
  pass(300);
  expect(isSettled()).toBe(false);
  pass(200);
  expect(isSettled()).toBe(true);
});

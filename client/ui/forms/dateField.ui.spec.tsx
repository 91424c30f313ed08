import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderComponent } from '../../test/renderComponent.tsx';
import { DateField } from './DateField.tsx';

const open = () => {
  const onType = vi.fn<(text: string) => void>();
  renderComponent(<DateField label="Datum" value="2026-12-11" onType={onType} />);
  const field = screen.getByLabelText<HTMLInputElement>('Datum');
  return { field, onType };
};

it('A date field keeps the digits that were typed until their day comes back as its value', () => {
  const { field, onType } = open();
  fireEvent.change(field, { target: { value: '2026-01-11' } });
  expect(field.value).toBe('2026-01-11');
  expect(onType.mock.calls).toEqual([['2026-01-11']]);
});

it('A date field that was emptied sends nothing on Enter, and shows its day again when it is left', () => {
  const { field } = open();
  fireEvent.change(field, { target: { value: '' } });
  expect(fireEvent.keyDown(field, { key: 'Enter' })).toBe(false);
  fireEvent.blur(field);
  expect(field.value).toBe('2026-12-11');
  expect(fireEvent.keyDown(field, { key: 'Enter' })).toBe(true);
});

import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderComponent } from '../../test/renderComponent.tsx';
import { TextArea } from './TextArea.tsx';
import { TextField } from './TextField.tsx';

const type = (text: string): HTMLElement => {
  const field = screen.getByRole('textbox', { name: 'Grund' });
  fireEvent.change(field, { target: { value: text } });
  return field;
};

// decisions.md Q6
describe.each([
  ['A line', <TextField key="line" label="Grund" />],
  ['A text of several lines', <TextArea key="area" label="Grund" />],
])('%s', (_, component) => {
  it.each(['Regen\u202e', 'Re\u0007gen', 'Re\u2066gen'])('with %j marks itself, before a server refuses it', (text) => {
    renderComponent(component);
    const field = type(text);
    expect(field).toBeInvalid();
    expect(type('Regen')).toBeValid();
  });

  it.each(['Regen 🌧️', 'Familientag 👨‍👩‍👧', 'Mitglieder\u00adversammlung', 'Ju\u0308rgen', ''])(
    'is fine with %j',
    (text) => {
      renderComponent(component);
      expect(type(text)).toBeValid();
    },
  );
});

it.each([
  ['e-mail', <TextField key="email" label="Grund" type="email" />],
  ['user name', <TextField key="name" label="Grund" autoComplete="username" />],
])('An %s is fine with what copying leaves at its ends', (_, component) => {
  renderComponent(component);
  expect(type('\u202aanna@platzwart.example\u202c')).toHaveAttribute('aria-invalid', 'false');
  expect(type('anna\u200b@platzwart.example')).toBeInvalid();
});

it('A password may have every character', () => {
  renderComponent(<TextField label="Passwort" type="password" />);
  const field = screen.getByLabelText('Passwort');
  fireEvent.change(field, { target: { value: 'a\u200bb' } });
  expect(field).toBeValid();
});

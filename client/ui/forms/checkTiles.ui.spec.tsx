import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderComponent } from '../../test/renderComponent.tsx';
import { CheckTiles } from './CheckTiles.tsx';

const options = [1, 2].map((value) => ({ value, name: `Platz ${value}`, text: `${value}` }));
const tiles = (error?: string) => (
  <CheckTiles legend="Plätze" options={options} chosen={[]} onChange={() => undefined} error={error} />
);

it('Tiles of which one has to be chosen say so at each of them', () => {
  const { rerender } = renderComponent(tiles('Wähle mindestens einen Platz.'));
  for (const tile of screen.getAllByRole('checkbox')) {
    expect(tile).toBeInvalid();
    expect(tile).toHaveAccessibleDescription('Wähle mindestens einen Platz.');
  }
  rerender(tiles());
  for (const tile of screen.getAllByRole('checkbox')) expect(tile).toBeValid();
});

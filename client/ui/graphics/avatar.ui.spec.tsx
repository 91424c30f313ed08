import { expect, it } from 'vitest';
import { renderComponent } from '../../test/renderComponent.tsx';
import { Avatar } from './Avatar.tsx';

it.each([
  ['anna', 'A'],
  ["'t", 'T'],
  ['Élodie'.normalize('NFD'), 'É'.normalize('NFD')],
  ['李', '李'],
  ['𞤀𞤣𞤢𞤥', '𞤀'],
])('The avatar of %s shows a letter', (name, letter) => {
  expect(renderComponent(<Avatar name={name} />).container).toHaveTextContent(new RegExp(`^${letter}$`, 'u'));
});

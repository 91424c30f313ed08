import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderComponent } from '../../test/renderComponent.tsx';
import { unbrokenTimes } from './unbrokenTimes.tsx';

it('keeps each time of a text on one line, and the text as it is', () => {
  const text = 'Platz 5, Sa., 5. Dezember, 10:00–11:00 Uhr, statt 9:00–10:00';
  const { container } = renderComponent(<p>{unbrokenTimes(text)}</p>);
  expect(container).toHaveTextContent(text);
  for (const time of ['10:00–11:00 Uhr', '9:00–10:00'])
    expect(screen.getByText(time)).toHaveStyle({ whiteSpace: 'nowrap' });
});

import type { ReactNode } from 'react';
import { type RenderResult, render } from '@testing-library/react';
import { ClubThemeProvider } from '../ui/theme/ClubThemeProvider.tsx';
import { OwnStyles } from './OwnStyles.tsx';

const wrapper = ({ children }: { children: ReactNode }) => (
  <OwnStyles>
    <ClubThemeProvider>{children}</ClubThemeProvider>
  </OwnStyles>
);

/** Renders a component of its own, with the club's theme. */
export const renderComponent = (component: ReactNode): RenderResult => render(component, { wrapper });

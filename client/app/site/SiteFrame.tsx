import type { ReactNode } from 'react';
import { Global } from '@emotion/react';
import { globalStyles } from '../../ui/theme/globalStyles.ts';
import { highContrastStyles } from '../../ui/theme/highContrast/highContrastStyles.ts';
import { theme } from '../../ui/theme/theme.ts';
import { Main } from '../Main.tsx';
import { SkipLink } from '../SkipLink.tsx';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteHeader } from './SiteHeader.tsx';

const styles = globalStyles(theme);

/** The body of a document. The styles of both contrasts are in it, because nothing loads the one that is chosen. */
export const SiteFrame = ({ children }: { children: ReactNode }) => (
  <>
    <Global styles={styles} />
    <Global styles={highContrastStyles} />
    <SkipLink />
    <SiteHeader />
    <Main>{children}</Main>
    <SiteFooter />
  </>
);

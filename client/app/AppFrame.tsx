import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from '@mui/material/styles';
import { useNoticeBoard } from '../core/notices.ts';
import { ShownPageContext } from '../core/useHeadingFocus.ts';
import { Notices } from '../ui/Notices.tsx';
import { AppRoutes } from './AppRoutes.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { OfflineBanner } from './OfflineBanner.tsx';
import { SkipLink } from './SkipLink.tsx';
import { useSessionExpiry } from './useSessionExpiry.ts';

const Root = styled('div')({ minHeight: '100dvh', display: 'flex', flexDirection: 'column' });
const Main = styled('main')({ flex: 1, display: 'flex', flexDirection: 'column' });

/** A new page starts at its top, without the messages of the last one; a new query is not a new page. */
const usePageChange = () => {
  const { pathname } = useLocation();
  const { clearSeen } = useNoticeBoard();
  useEffect(() => {
    window.scrollTo(0, 0);
    clearSeen();
  }, [pathname, clearSeen]);
};

export const AppFrame = () => {
  usePageChange();
  useSessionExpiry();
  const shownPage = useRef<{ path: string | null }>({ path: null });
  return (
    <Root>
      <SkipLink />
      <Header />
      <OfflineBanner />
      <ShownPageContext value={shownPage.current}>
        <Main id="content" tabIndex={-1}>
          <AppRoutes />
        </Main>
      </ShownPageContext>
      <Footer />
      <Notices />
    </Root>
  );
};

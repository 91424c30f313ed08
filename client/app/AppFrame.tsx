import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import styled from '@emotion/styled';
import { useNoticeBoard } from '../core/notices.ts';
import { ShownPageContext, createShownPage } from '../core/useHeadingFocus.ts';
import { headerHeight } from '../ui/shape.ts';
import { Notices } from '../ui/Notices.tsx';
import { AppRoutes } from './AppRoutes.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { OfflineBanner } from './OfflineBanner.tsx';
import { SkipLink } from './SkipLink.tsx';
import { useLaterErrorTexts } from './useLaterErrorTexts.ts';
import { useSessionExpiry } from './useSessionExpiry.ts';

/** As high as the window at least: the footer lies below it, and so nothing that arrives late pushes it about. */
const Main = styled('main')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  minHeight: `calc(100svh - ${headerHeight.phone}px)`,
  [theme.breakpoints.up('md')]: { minHeight: `calc(100svh - ${headerHeight.desktop}px)` },
  '&:focus': { outline: 'none' },
  '@media print': { minHeight: 0 },
}));

/** A new page starts at its top, without the messages of the last one; a new query is not a new page. */
const usePageChange = () => {
  const { pathname } = useLocation();
  const { clearSeen } = useNoticeBoard();
  useEffect(() => {
    window.scrollTo(0, 0);
    clearSeen();
  }, [pathname, clearSeen]);
  useLaterErrorTexts(pathname);
};

export const AppFrame = () => {
  usePageChange();
  useSessionExpiry();
  const [shownPage] = useState(createShownPage);
  return (
    <>
      <SkipLink />
      <Header />
      <OfflineBanner />
      <ShownPageContext value={shownPage}>
        <Main id="content" tabIndex={-1}>
          <AppRoutes />
        </Main>
      </ShownPageContext>
      <Footer />
      <Notices />
    </>
  );
};

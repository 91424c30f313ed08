import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useNoticeBoard } from '../core/notices.ts';
import { ShownPageContext, createShownPage } from '../core/useHeadingFocus.ts';
import { Notices } from '../ui/Notices.tsx';
import { AppRoutes } from './AppRoutes.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { OfflineBanner } from './OfflineBanner.tsx';
import { SkipLink } from './SkipLink.tsx';
import { useLaterErrorTexts } from './useLaterErrorTexts.ts';
import { useSessionExpiry } from './useSessionExpiry.ts';

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
        <AppRoutes />
      </ShownPageContext>
      <Footer />
      <Notices />
    </>
  );
};

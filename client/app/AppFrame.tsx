import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useNoticeStore } from '../core/notices.ts';
import { ShownPageContext, createShownPage } from '../core/navigation/useHeadingFocus.ts';
import { Notices } from '../ui/feedback/Notices.tsx';
import { AppRoutes } from './AppRoutes.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { OfflineBanner } from './OfflineBanner.tsx';
import { SkipLink } from './SkipLink.tsx';
import { useDeferredErrorTexts } from './useDeferredErrorTexts.ts';
import { useSessionExpiry } from './useSessionExpiry.ts';

/** A new path starts at the top of the page, without the messages of the previous one; a new query does not. */
const usePageChange = () => {
  const { pathname } = useLocation();
  const { clearOlder } = useNoticeStore();
  useEffect(() => {
    window.scrollTo(0, 0);
    clearOlder();
  }, [pathname, clearOlder]);
  useDeferredErrorTexts(pathname);
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

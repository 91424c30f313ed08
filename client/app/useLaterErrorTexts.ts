import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

const isBeginning = (pathname: string): boolean => pathname === '/' || pathname.startsWith('/booking');

/** Fetches the texts of rarer refusals beside the page; booking, where most visits begin, can do without them. */
export const useLaterErrorTexts = (pathname: string): void => {
  const { i18n } = useTranslation();
  const isNeeded = !isBeginning(pathname);
  useEffect(() => {
    if (isNeeded) void i18n.loadNamespaces('laterErrors');
  }, [i18n, isNeeded]);
};

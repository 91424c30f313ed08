import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

const isBeginning = (pathname: string): boolean => pathname === '/' || pathname.startsWith('/booking');

/** Loads the texts of rarer refusals after the page, because booking, where most visits begin, does not need them. */
export const useDeferredErrorTexts = (pathname: string): void => {
  const { i18n } = useTranslation();
  const isNeeded = !isBeginning(pathname);
  useEffect(() => {
    if (isNeeded) void i18n.loadNamespaces('deferredErrors');
  }, [i18n, isNeeded]);
};

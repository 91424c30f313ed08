import { useTranslation } from 'react-i18next';
import styled from '@emotion/styled';
import type { Language } from '@platzwart/contracts/core';
import { browserStorage } from '../core/browser/safeStorage.ts';
import { languageCookie, languageKey, useLanguage } from '../core/texts/language.ts';
import { motion } from '../ui/theme/motion.ts';
import { radius, touchTarget } from '../ui/theme/shape.ts';

const Root = styled('button')(({ theme }) => ({
  minWidth: touchTarget,
  height: touchTarget,
  padding: 0,
  border: 0,
  borderRadius: radius.control,
  background: 'transparent',
  color: theme.vars.palette.text.secondary,
  font: 'inherit',
  fontSize: '0.875rem',
  fontWeight: 600,
  letterSpacing: '0.02em',
  cursor: 'pointer',
  transition: `background ${motion.quick}, color ${motion.quick}`,
  '&:hover': { background: theme.vars.palette.primary.light, color: theme.vars.palette.primary.main },
}));

const other: Readonly<Record<Language, Language>> = { de: 'en', en: 'de' };

/** Offers the other language, in that language; the choice is kept in local storage and a cookie (product.md §1, decisions.md N82). */
export const LanguageButton = () => {
  const { t, i18n } = useTranslation('core');
  const offered = other[useLanguage()];
  const choose = async () => {
    await i18n.changeLanguage(offered);
    browserStorage.setItem(languageKey, offered);
    document.cookie = languageCookie(offered);
  };
  const name = t(($) => $.language[offered]);
  return (
    <Root type="button" lang={offered} aria-label={name} title={name} onClick={() => void choose()}>
      {offered.toUpperCase()}
    </Root>
  );
};

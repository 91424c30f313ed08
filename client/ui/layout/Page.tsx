import { type ReactNode, useEffect } from 'react';
import type { CSSObject, Theme } from '@emotion/react';
import styled from '@emotion/styled';
import { useClubInfos } from '../../core/useClubInfos.ts';
import { useHeadingFocus } from '../../core/navigation/useHeadingFocus.ts';
import { SilentBoundary } from '../feedback/SilentBoundary.tsx';

/** card: a form, in the card around it; text: for reading; content: cards; wide: the court plan. */
type PageWidth = 'card' | 'text' | 'content' | 'wide';
const widths: Readonly<Record<PageWidth, number>> = { card: 480, text: 680, content: 1280, wide: 1600 };

const cardPadding = ({ spacing, breakpoints }: Theme): CSSObject => ({
  padding: spacing(6, 5),
  [breakpoints.up('sm')]: { padding: spacing(8) },
});
const pagePadding = ({ spacing, breakpoints }: Theme): CSSObject => ({
  padding: spacing(5, 4, 12),
  [breakpoints.up('md')]: { padding: spacing(8, 6, 16) },
  [breakpoints.up('lg')]: { paddingInline: spacing(10) },
});
/** A plan needs the height more than its heading does. */
const widePadding = ({ spacing, breakpoints }: Theme): CSSObject => ({
  paddingTop: spacing(3),
  [breakpoints.up('md')]: { paddingTop: spacing(4) },
});
const Root = styled('div', { shouldForwardProp: (name) => name !== 'width' })<{ width: PageWidth }>(
  ({ theme, width }) => ({
    width: '100%',
    maxWidth: widths[width],
    marginInline: 'auto',
    ...(width === 'card' ? cardPadding(theme) : pagePadding(theme)),
    ...(width === 'wide' && { '&&': widePadding(theme) }),
    '@media print': { padding: 0 },
  }),
);
const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(3, 6),
  alignItems: 'center',
  justifyContent: 'space-between',
  marginBottom: theme.spacing(5),
}));
const Heading = styled('h1')(({ theme }) => ({ ...theme.typography.h1, margin: 0 }));

const useDocumentTitle = (title: string) => {
  useEffect(() => {
    document.title = title;
  }, [title]);
};
const PlainTitle = ({ title }: { title: string }) => {
  useDocumentTitle(title);
  return null;
};
const TitleWithClub = ({ title }: { title: string }) => {
  const { displayName } = useClubInfos();
  useDocumentTitle(`${title} · ${displayName}`);
  return null;
};

type PageProps = {
  title: string;
  width?: PageWidth;
  /** The way to the list that this page's subject is from. */
  back?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
};

/** One page: its only h1, the browser tab's title, and the elements beside the heading. */
export const Page = ({ title, width = 'content', back, actions, children }: PageProps) => (
  <Root width={width}>
    <SilentBoundary fallback={<PlainTitle title={title} />}>
      <TitleWithClub title={title} />
    </SilentBoundary>
    {back}
    <Head>
      <Heading ref={useHeadingFocus(title)} tabIndex={-1}>
        {title}
      </Heading>
      {actions}
    </Head>
    {children}
  </Root>
);

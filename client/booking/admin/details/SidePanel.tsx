import { type KeyboardEvent, type ReactNode, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { mdiClose } from '@mdi/js';
import styled from '@emotion/styled';
import type { CSSObject, Theme } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { useMediaQuery } from '../../../core/browser/useMediaQuery.ts';
import { IconButton } from '../../../ui/buttons/IconButton.tsx';
import { OverlaysWithin } from '../../../ui/material/admin/OverlaysWithin.tsx';
import { useModalDialog } from '../../../ui/overlays/useModalDialog.ts';
import { radius } from '../../../ui/theme/shape.ts';
import { widths } from '../../../ui/theme/theme.ts';
import { returnFocus } from './returnFocus.ts';

/** There is one panel at most. */
const panelHeadingId = 'calendar-panel';

export const focusPanel = (): void => document.getElementById(panelHeadingId)?.focus();

const surface = ({ vars: { palette } }: Theme): CSSObject => ({
  border: `1px solid ${palette.divider}`,
  background: palette.background.paper,
  color: palette.text.primary,
});
/** Stays beside the plan while it scrolls. */
const Beside = styled('aside')(({ theme }) => ({
  ...surface(theme),
  position: 'sticky',
  top: `calc(var(--pw-sticky-days, 80px) + ${theme.spacing(3)})`,
  maxHeight: `calc(100dvh - var(--pw-sticky-days, 80px) - ${theme.spacing(6)})`,
  padding: theme.spacing(4, 5, 5),
  overflowY: 'auto',
  borderRadius: radius.card,
  '@media print': { display: 'none' },
}));
/** The whole screen of a phone, the right side of a tablet's. */
const Over = styled('dialog')(({ theme }) => ({
  ...surface(theme),
  width: '100%',
  maxWidth: '100%',
  height: '100dvh',
  maxHeight: 'none',
  margin: 0,
  padding: theme.spacing(4, 4, 8),
  overscrollBehavior: 'contain',
  '&::backdrop': { background: 'rgb(6 24 14 / 55%)' },
  [theme.breakpoints.up('sm')]: { width: 440, margin: '0 0 0 auto' },
}));
const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(3),
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  marginBottom: theme.spacing(3),
}));
const Title = styled('h2')(({ theme }) => ({
  ...theme.typography.h3,
  margin: 0,
  paddingTop: theme.spacing(2),
  '&:focus-visible': { outline: 'none' },
}));

type SidePanelProps = {
  title: string;
  onClose: () => void;
  /** False where the focus stays in the plan; `focusPanel` moves it. */
  takesFocus?: boolean;
  children: ReactNode;
};

const PanelHead = ({ title, takesFocus = true, onClose }: Omit<SidePanelProps, 'children'>) => {
  const { t } = useTranslation('core');
  const heading = useRef<HTMLHeadingElement>(null);
  const takeFocus = useEffectEvent(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  });
  useLayoutEffect(() => {
    const from = document.activeElement;
    takeFocus();
    return () => returnFocus(from);
  }, []);
  return (
    <Head>
      <Title id={panelHeadingId} ref={heading} tabIndex={-1}>
        {title}
      </Title>
      <IconButton icon={mdiClose} label={t(($) => $.close)} onClick={onClose} />
    </Head>
  );
};

/** Escape closes the dialog or the list that is open within the panel, not the panel, too. */
const keepOpenForInner = (event: KeyboardEvent<HTMLElement>): void => {
  const inner = event.currentTarget.closest('dialog')?.querySelector('.MuiModal-root, .MuiPopper-root') ?? null;
  if (event.key === 'Escape' && inner !== null) event.preventDefault();
};

const PanelOver = ({ children, ...head }: SidePanelProps) => (
  <Over {...useModalDialog(head.onClose)} aria-labelledby={panelHeadingId}>
    <PanelHead {...head} />
    {children}
  </Over>
);

const PanelBeside = ({ children, ...head }: SidePanelProps) => (
  <Beside aria-labelledby={panelHeadingId}>
    <PanelHead {...head} />
    {children}
  </Beside>
);

/** Where `content` is in the page. */
const Place = ({ content }: { content: HTMLElement }) => {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.append(content), [content]);
  return <div ref={place} />;
};

/**
 * Something about a part of the plan: beside it where there is room for both, otherwise over it. Open for as long as it is rendered. What is
 * typed in it stays where the window becomes narrow or wide, e.g. by zooming: its content is moved, not made again.
 */
export const SidePanel = ({ children, ...head }: SidePanelProps) => {
  const isWide = useMediaQuery(`(min-width: ${widths.lg}px)`);
  const [content] = useState(() => document.createElement('div'));
  const Frame = isWide ? PanelBeside : PanelOver;
  return (
    <>
      <Frame {...head}>
        <Place content={content} />
      </Frame>
      {createPortal(
        <OverlaysWithin container={() => content.closest('dialog')}>
          <div onKeyDownCapture={keepOpenForInner}>{children}</div>
        </OverlaysWithin>,
        content,
      )}
    </>
  );
};

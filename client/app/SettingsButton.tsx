import { useState } from 'react';
import { mdiCogOutline } from '@mdi/js';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { lazyChunk } from '../core/loading/lazyChunk.ts';
import { IconButton } from '../ui/buttons/IconButton.tsx';
import { LazyOverlay } from '../ui/overlays/LazyOverlay.tsx';
import { SilentBoundary } from '../ui/feedback/SilentBoundary.tsx';
import { useThemePreferences } from '../ui/theme/themePreferences.ts';
import { wantsMoreContrast } from './settings/wantsMoreContrast.ts';

const settings = lazyChunk(() => import('./settings/settingsChunk.ts'));
const SettingsDrawer = settings.component((chunk) => chunk.SettingsDrawer);
const HighContrastOffer = settings.component((chunk) => chunk.HighContrastOffer);

/** A dot in the corner where a setting differs from its default. */
const Trigger = styled(IconButton)(({ theme }) => ({
  position: 'relative',
  '&[data-changed="true"]::after': {
    content: '""',
    position: 'absolute',
    top: 8,
    right: 8,
    width: 9,
    height: 9,
    borderRadius: '50%',
    border: `2px solid ${theme.vars.palette.background.paper}`,
    background: theme.vars.palette.clay.main,
    '@media (forced-colors: active)': { background: 'Highlight' },
  },
}));

/** Opens the display settings; their code is loaded when the pointer comes near. */
export const SettingsButton = () => {
  const { t } = useTranslation('core');
  const { isChanged, hasChosen } = useThemePreferences();
  const [isOpen, setOpen] = useState(false);
  const [isOffering] = useState(() => !hasChosen('contrast') && wantsMoreContrast());
  const close = () => setOpen(false);
  return (
    <>
      <Trigger
        icon={mdiCogOutline}
        label={t(($) => (isChanged ? $.settings.changed : $.settings.label))}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        data-changed={isChanged}
        onClick={() => setOpen(!isOpen)}
        onPointerEnter={settings.preload}
        onFocus={settings.preload}
      />
      {isOpen && (
        <LazyOverlay onClose={close}>
          <SettingsDrawer onClose={close} />
        </LazyOverlay>
      )}
      {isOffering && (
        <SilentBoundary>
          <HighContrastOffer />
        </SilentBoundary>
      )}
    </>
  );
};

import { useState } from 'react';
import { mdiCogOutline } from '@mdi/js';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { lateParts } from '../core/lateParts.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { OnDemand } from '../ui/OnDemand.tsx';
import { Quiet } from '../ui/Quiet.tsx';
import { useLook } from '../ui/look.ts';
import { wantsMoreContrast } from './settings/wantsMoreContrast.ts';

const settings = lateParts(() => import('./settings/parts.ts'));
const SettingsDrawer = settings.part((parts) => parts.SettingsDrawer);
const ContrastOffer = settings.part((parts) => parts.ContrastOffer);

/** A dot in the corner where something differs from how everybody begins. */
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

/** Opens the settings of how the pages look; their code comes when a hand nears it. */
export const SettingsButton = () => {
  const { t } = useTranslation('core');
  const { isChanged, hasChosen } = useLook();
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
        <OnDemand onClose={close}>
          <SettingsDrawer onClose={close} />
        </OnDemand>
      )}
      {isOffering && (
        <Quiet>
          <ContrastOffer />
        </Quiet>
      )}
    </>
  );
};

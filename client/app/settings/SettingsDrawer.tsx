import styled from '@emotion/styled';
import { mdiFullscreen, mdiFullscreenExit, mdiRestore } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { Drawer } from '../../ui/Drawer.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { NoticeBox } from '../../ui/NoticeBox.tsx';
import { RadioTiles } from '../../ui/RadioTiles.tsx';
import { lookChoices, useLook } from '../../ui/look.ts';
import { LookTile } from './LookTile.tsx';
import { useFullScreen } from './useFullScreen.ts';
import { wantsMoreContrast } from './wantsMoreContrast.ts';

const Column = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(5) }));
const Note = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: theme.spacing(2, 0, 0),
  color: theme.vars.palette.text.secondary,
}));

const FullScreenButton = () => {
  const { t } = useTranslation('app');
  const { isOffered, isFull, toggle } = useFullScreen();
  if (!isOffered) return null;
  return (
    <Button
      look="secondary"
      icon={<Icon path={isFull ? mdiFullscreenExit : mdiFullscreen} />}
      aria-pressed={isFull}
      onClick={toggle}
    >
      {t(($) => (isFull ? $.settings.leaveFullScreen : $.settings.fullScreen))}
    </Button>
  );
};

const ResetButton = () => {
  const { t } = useTranslation('app');
  const { isChanged, reset } = useLook();
  return (
    <div>
      <Button look="secondary" isWide icon={<Icon path={mdiRestore} />} disabled={!isChanged} onClick={reset}>
        {t(($) => $.settings.reset)}
      </Button>
      <Note role="status">{t(($) => (isChanged ? $.settings.kept : $.settings.isFirst))}</Note>
    </div>
  );
};

const DensityChoice = () => {
  const { t } = useTranslation('app');
  const { look, choose } = useLook();
  return (
    <div>
      <RadioTiles
        legend={t(($) => $.settings.density.label)}
        options={lookChoices.density.map((density) => ({
          value: density,
          label: t(($) => $.settings.density[density]),
          picture: <LookTile {...look} density={density} />,
        }))}
        selected={look.density}
        onSelect={(density) => choose({ density })}
      />
      <Note>{t(($) => $.settings.densityHint)}</Note>
    </div>
  );
};

/** How the pages look, for this visitor; whatever is chosen shows at once (product.md §1, §2, §9). */
export const SettingsDrawer = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('app');
  const { look, choose } = useLook();
  return (
    <Drawer title={t(($) => $.settings.title)} side="end" onClose={onClose}>
      <Column>
        <RadioTiles
          legend={t(($) => $.settings.mode.label)}
          options={lookChoices.mode.map((mode) => ({
            value: mode,
            label: t(($) => $.settings.mode[mode]),
            picture: <LookTile {...look} mode={mode} />,
          }))}
          selected={look.mode}
          onSelect={(mode) => choose({ mode })}
        />
        <div>
          <RadioTiles
            legend={t(($) => $.settings.contrast.label)}
            options={lookChoices.contrast.map((contrast) => ({
              value: contrast,
              label: t(($) => $.settings.contrast[contrast]),
              picture: <LookTile {...look} contrast={contrast} />,
            }))}
            selected={look.contrast}
            onSelect={(contrast) => choose({ contrast })}
          />
          <Note>{t(($) => $.settings.contrastHint)}</Note>
          {wantsMoreContrast() && look.contrast === 'default' && (
            <NoticeBox kind="info">{t(($) => $.settings.contrastWanted)}</NoticeBox>
          )}
        </div>
        <div>
          <RadioTiles
            legend={t(($) => $.settings.layout.label)}
            options={lookChoices.layout.map((layout) => ({
              value: layout,
              label: t(($) => $.settings.layout[layout]),
              picture: <LookTile {...look} layout={layout} />,
            }))}
            selected={look.layout}
            onSelect={(layout) => choose({ layout })}
          />
          <Note>{t(($) => $.settings.layoutHint)}</Note>
        </div>
        <DensityChoice />
        <FullScreenButton />
        <ResetButton />
      </Column>
    </Drawer>
  );
};

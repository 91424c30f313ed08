import styled from '@emotion/styled';
import { mdiFullscreen, mdiFullscreenExit, mdiRestore } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { useMediaQuery } from '../../core/browser/useMediaQuery.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Drawer } from '../../ui/overlays/Drawer.tsx';
import { Icon } from '../../ui/graphics/Icon.tsx';
import { NoticeBox } from '../../ui/feedback/NoticeBox.tsx';
import { RadioTiles } from '../../ui/forms/RadioTiles.tsx';
import { themeChoices, useThemePreferences } from '../../ui/theme/themePreferences.ts';
import { ThemePreview } from './ThemePreview.tsx';
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
      variant="secondary"
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
  const { isChanged, reset } = useThemePreferences();
  return (
    <div>
      <Button variant="secondary" isWide icon={<Icon path={mdiRestore} />} disabled={!isChanged} onClick={reset}>
        {t(($) => $.settings.reset)}
      </Button>
      <Note role="status">{t(($) => (isChanged ? $.settings.kept : $.settings.isFirst))}</Note>
    </div>
  );
};

const LayoutChoice = () => {
  const { t } = useTranslation('app');
  const { preferences, choose } = useThemePreferences();
  return (
    <div>
      <RadioTiles
        legend={t(($) => $.settings.layout.label)}
        options={themeChoices.layout.map((layout) => ({
          value: layout,
          label: t(($) => $.settings.layout[layout]),
          picture: <ThemePreview {...preferences} layout={layout} />,
        }))}
        selected={preferences.layout}
        onSelect={(layout) => choose({ layout })}
      />
      <Note>{t(($) => $.settings.layoutHint)}</Note>
    </div>
  );
};

const DensityChoice = () => {
  const { t } = useTranslation('app');
  const { preferences, choose } = useThemePreferences();
  return (
    <div>
      <RadioTiles
        legend={t(($) => $.settings.density.label)}
        options={themeChoices.density.map((density) => ({
          value: density,
          label: t(($) => $.settings.density[density]),
          picture: <ThemePreview {...preferences} density={density} />,
        }))}
        selected={preferences.density}
        onSelect={(density) => choose({ density })}
      />
      <Note>{t(($) => $.settings.densityHint)}</Note>
    </div>
  );
};

/** Narrower windows have one kind of menu, cards instead of tables, and nothing around the page. */
const wideWindow = '(min-width: 768px)';

/** The display settings of this visitor, without those that do nothing on a phone; every choice takes effect at once (product.md §1, §2, §9). */
export const SettingsDrawer = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('app');
  const { preferences, choose } = useThemePreferences();
  const isWide = useMediaQuery(wideWindow);
  return (
    <Drawer title={t(($) => $.settings.title)} side="end" onClose={onClose}>
      <Column>
        <RadioTiles
          legend={t(($) => $.settings.mode.label)}
          options={themeChoices.mode.map((mode) => ({
            value: mode,
            label: t(($) => $.settings.mode[mode]),
            picture: <ThemePreview {...preferences} mode={mode} />,
          }))}
          selected={preferences.mode}
          onSelect={(mode) => choose({ mode })}
        />
        <div>
          <RadioTiles
            legend={t(($) => $.settings.contrast.label)}
            options={themeChoices.contrast.map((contrast) => ({
              value: contrast,
              label: t(($) => $.settings.contrast[contrast]),
              picture: <ThemePreview {...preferences} contrast={contrast} />,
            }))}
            selected={preferences.contrast}
            onSelect={(contrast) => choose({ contrast })}
          />
          <Note>{t(($) => $.settings.contrastHint)}</Note>
          {wantsMoreContrast() && preferences.contrast === 'default' && (
            <NoticeBox kind="info">{t(($) => $.settings.contrastWanted)}</NoticeBox>
          )}
        </div>
        {isWide && (
          <>
            <LayoutChoice />
            <DensityChoice />
            <FullScreenButton />
          </>
        )}
        <ResetButton />
      </Column>
    </Drawer>
  );
};

import Tooltip from '@mui/material/Tooltip';
import { mdiInformationOutline } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/buttons/IconButton.tsx';

/** Long enough to read a definition that was opened by a tap. */
const shownMilliseconds = 10_000;

/** What is counted under `name`: shown on hover, on keyboard focus and on a tap, and read out as the button's description. */
export const FigureDefinition = ({ name, text }: { name: string; text: string }) => {
  const { t } = useTranslation('figuresAdmin');
  return (
    <Tooltip title={text} describeChild enterTouchDelay={0} leaveTouchDelay={shownMilliseconds}>
      <IconButton icon={mdiInformationOutline} label={t(($) => $.definition, { name })} title={undefined} />
    </Tooltip>
  );
};

import { type ChangeEvent, type DragEvent, useId, useState } from 'react';
import styled from '@emotion/styled';
import { mdiFileUploadOutline } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { buttonStyles } from '../../../ui/buttons/buttonStyles.ts';
import { Icon } from '../../../ui/graphics/Icon.tsx';
import { motion } from '../../../ui/theme/motion.ts';
import { radius } from '../../../ui/theme/shape.ts';

const Zone = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  justifyItems: 'center',
  padding: theme.spacing(8, 5),
  border: `2px dashed ${theme.vars.palette.control.border}`,
  borderRadius: radius.card,
  background: theme.vars.palette.background.paper,
  textAlign: 'center',
  transition: `border-color ${motion.quick}, background ${motion.quick}`,
  '&[data-over="true"]': {
    borderColor: theme.vars.palette.primary.main,
    background: theme.vars.palette.primary.light,
  },
  '& > svg': { fontSize: '2rem', color: theme.vars.palette.primary.main },
  '& > p': { margin: 0, color: theme.vars.palette.text.secondary },
}));
const Choose = styled('label')(({ theme }) => ({
  ...buttonStyles({ theme, variant: 'secondary' }),
  position: 'relative',
  '&:has(:focus-visible)': { outline: `3px solid ${theme.vars.palette.focus}`, outlineOffset: 2 },
  '& > input': { position: 'absolute', inset: 0, width: '100%', opacity: 0, cursor: 'pointer' },
}));

/** A file, dropped or chosen; the same file can be chosen again after it was corrected. */
export const FileDrop = ({ onFile }: { onFile: (file: File) => void }) => {
  const { t } = useTranslation('userAdmin');
  const id = useId();
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  };
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    if (file) onFile(file);
    currentTarget.value = '';
  };
  return (
    <Zone
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Icon path={mdiFileUploadOutline} />
      <p>{t(($) => (isOver ? $.import.dropNow : $.import.drop))}</p>
      <Choose htmlFor={id}>
        {t(($) => $.import.choose)}
        <input id={id} type="file" accept=".csv,text/csv,text/plain" onChange={choose} />
      </Choose>
    </Zone>
  );
};

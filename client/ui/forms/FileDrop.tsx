import { type ChangeEvent, type DragEvent, useId, useState } from 'react';
import styled from '@emotion/styled';
import { mdiFileUploadOutline } from '@mdi/js';
import { buttonStyles } from '../buttons/buttonStyles.ts';
import { Icon } from '../graphics/Icon.tsx';
import { motion } from '../theme/motion.ts';
import { radius } from '../theme/shape.ts';

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

type FileDropProps = {
  /** Invitations to drop a file, to let it go now, and to choose one. */
  texts: Readonly<{ drop: string; dropNow: string; choose: string }>;
  /** As of the attribute `accept` of an input. */
  accept: string;
  onFile: (file: File) => void;
};

/** A file, dropped or chosen; the same file can be chosen again after it was corrected. */
export const FileDrop = ({ texts, accept, onFile }: FileDropProps) => {
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
      <p>{isOver ? texts.dropNow : texts.drop}</p>
      <Choose htmlFor={id}>
        {texts.choose}
        <input id={id} type="file" accept={accept} onChange={choose} />
      </Choose>
    </Zone>
  );
};

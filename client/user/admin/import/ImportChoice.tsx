import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NoticeBox } from '../../../ui/feedback/NoticeBox.tsx';
import { FileDrop } from '../../../ui/forms/FileDrop.tsx';
import { TextArea } from '../../../ui/forms/TextArea.tsx';
import { decodeText, isTooLarge, largestFile, linesIn } from './readText.ts';

type ImportChoiceProps = { csv: string; onChange: (csv: string) => void };

/** The people to import, from a file or pasted; the text can be corrected here. */
export const ImportChoice = ({ csv, onChange }: ImportChoiceProps) => {
  const { t } = useTranslation('userAdmin');
  const [file, setFile] = useState<string | null>(null);
  const [isRefused, setRefused] = useState(false);
  const take = (text: string, name: string | null) => {
    setRefused(isTooLarge(text));
    if (isTooLarge(text)) return;
    setFile(name);
    onChange(text);
  };
  const read = async (chosen: File) => {
    if (chosen.size > largestFile) setRefused(true);
    else take(decodeText(await chosen.arrayBuffer()), chosen.name);
  };
  return (
    <>
      <FileDrop
        texts={{
          drop: t(($) => $.import.drop),
          dropNow: t(($) => $.import.dropNow),
          choose: t(($) => $.import.choose),
        }}
        accept=".csv,text/csv,text/plain"
        onFile={(chosen) => void read(chosen)}
      />
      {isRefused && (
        <NoticeBox kind="error" role="alert">
          {t(($) => $.import.tooLarge)}
        </NoticeBox>
      )}
      {file !== null && (
        <NoticeBox kind="info" role="status">
          {t(($) => $.import.chosen, { name: file, lines: linesIn(csv) })}
        </NoticeBox>
      )}
      <TextArea
        label={t(($) => $.import.paste)}
        value={csv}
        spellCheck={false}
        onChange={({ target }) => take(target.value, null)}
      />
    </>
  );
};

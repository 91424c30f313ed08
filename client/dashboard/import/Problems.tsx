import { useTranslation } from 'react-i18next';
import { knownErrorCode } from '../../core/errorCode.ts';
import { ServerRefusal } from '../../core/serverRefusal.ts';
import { useErrorText } from '../../core/useErrorText.ts';
import { DataTable } from '../../ui/DataTable.tsx';
import { NoticeBox } from '../../ui/NoticeBox.tsx';
import { userColumns } from '../users/userColumns.ts';
import type { ImportAnswer } from './useImport.ts';

/** Every problem with its line, as the file's own program counts them. */
export const Problems = ({ problems }: { problems: ImportAnswer['problems'] }) => {
  const { t } = useTranslation('dashboard');
  const errorText = useErrorText();
  const columnName = (field: string): string => {
    const column = userColumns.find((each) => each === field);
    return column ? t(($) => $.users.exportColumns[column]) : field;
  };
  return (
    <>
      <NoticeBox kind="error" role="alert">
        {t(($) => $.import.problems, { count: problems.length })}
      </NoticeBox>
      <DataTable
        label={t(($) => $.import.problemsTitle)}
        columns={[
          { label: t(($) => $.import.columns.line) },
          { label: t(($) => $.import.columns.field) },
          { label: t(($) => $.import.columns.value) },
          { label: t(($) => $.import.columns.problem) },
        ]}
        rows={problems.map(({ line, field, value, code }) => ({
          key: `${line} ${field ?? ''} ${code}`,
          cells: [
            line,
            field == null ? t(($) => $.import.wholeLine) : columnName(field),
            value ?? t(($) => $.import.empty),
            errorText(new ServerRefusal(knownErrorCode(code))),
          ],
        }))}
      />
    </>
  );
};

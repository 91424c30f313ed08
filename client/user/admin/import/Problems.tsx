import { useTranslation } from 'react-i18next';
import { AdminTable } from '../../../ui/material/admin/AdminTable.tsx';
import { NoticeBox } from '../../../ui/feedback/NoticeBox.tsx';
import { userColumns } from '../accounts/userColumns.ts';
import type { ImportAnswer } from './useImport.ts';
import { useProblemText } from './useProblemText.ts';

/** Every problem with its line number, counted as spreadsheet programs count lines. */
export const Problems = ({ problems }: { problems: ImportAnswer['problems'] }) => {
  const { t } = useTranslation('userAdmin');
  const problemText = useProblemText();
  const columnName = (field: string): string => {
    if (field === 'guardianID') return t(($) => $.account.family.guardian);
    const column = userColumns.find((each) => each === field);
    return column ? t(($) => $.users.exportColumns[column]) : field;
  };
  return (
    <>
      <NoticeBox kind="error" role="alert">
        {t(($) => $.import.problems, { count: problems.length })}
      </NoticeBox>
      <AdminTable
        label={t(($) => $.import.problemsTitle)}
        columns={[
          { label: t(($) => $.import.columns.line), isNamed: true },
          { label: t(($) => $.import.columns.field) },
          { label: t(($) => $.import.columns.value) },
          { label: t(($) => $.import.columns.problem) },
        ]}
        rows={problems.map((problem) => ({
          key: `${problem.line} ${problem.field ?? ''} ${problem.code}`,
          cells: [
            problem.line,
            problem.field == null ? t(($) => $.import.wholeLine) : columnName(problem.field),
            problem.value ?? t(($) => $.import.empty),
            problemText(problem),
          ],
        }))}
      />
    </>
  );
};

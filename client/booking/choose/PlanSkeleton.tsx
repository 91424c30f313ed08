import '../../courtPlan/grid/courtGrid.css';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';

/** A typical day in the plan's own geometry, so that nothing moves when the plan arrives. */
const rows = Array.from({ length: 30 }, (_, index) => index);
const columns = Array.from({ length: 8 }, (_, index) => index);

export const PlanSkeleton = () => {
  const { t } = useTranslation('booking');
  return (
    <div className="plan-scroller" role="status" style={{ '--courts': columns.length, '--rows': rows.length }}>
      <VisuallyHidden>{t(($) => $.plan.loading)}</VisuallyHidden>
      <table className="plan" aria-hidden="true">
        <thead>
          <tr>
            <th className="plan-corner" />
            {columns.map((column) => (
              <th key={column} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row} data-hour={row % 2 === 0}>
              <th />
              {columns.map((column) => (
                <td key={column} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

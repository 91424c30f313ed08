import { useTranslation } from 'react-i18next';
import { useFormat } from '../formatting/useFormat.ts';
import { PlayersField } from '../players/lazyPlayersField.ts';
import { useViewer } from '../session/useViewer.ts';
import { TermsCheckbox } from '../terms/TermsCheckbox.tsx';
import { RadioGroup } from '../../ui/forms/RadioGroup.tsx';
import type { OfferOrder } from './useOfferOrder.ts';

type OfferFieldsProps = {
  order: OfferOrder;
  /** The member number of the child that waits; null: the viewer. */
  childID: string | null;
  /** Whether somebody wanted to book without what is missing. */
  isTried: boolean;
  /** Whether there is anything to be paid. */
  isFree: boolean;
};

/** What is still to be said before the slot can be booked; nothing that the club does not ask for. */
export const OfferFields = ({ order, childID, isTried, isFree }: OfferFieldsProps) => {
  const { t } = useTranslation('waitingOffer');
  const { hours } = useFormat();
  const { userID, role } = useViewer();
  const { methods, method, players, typed } = order;
  const nameOf = (each: OfferOrder['method']): string => t(($) => $.pay[each], { hours: hours(order.hoursAfter) });
  return (
    <>
      {order.needsPlayers && (
        <PlayersField
          players={players}
          isRequired
          isMissing={isTried && order.lacksPlayers}
          isUnpicked={isTried && order.lacksPick}
          isLocked={false}
          viewer={{ memberNumber: childID ?? userID, role }}
          guestFee={order.guestFee}
          onChange={order.setPlayers}
          typed={typed}
          onType={order.setTyped}
        />
      )}
      {!isFree &&
        (methods.length > 1 ? (
          <RadioGroup
            label={t(($) => $.pay.label)}
            name="offerPayment"
            selected={method}
            options={methods.map((value) => ({ value, label: nameOf(value) }))}
            onChange={({ target }) => order.choose(methods.find((each) => each === target.value) ?? null)}
          />
        ) : (
          <p>
            {t(($) => $.pay.label)}: {nameOf(method)}
          </p>
        ))}
      {order.needsTerms && (
        <TermsCheckbox isAccepted={order.hasAccepted} isTried={isTried} onChange={order.setAccepted} />
      )}
    </>
  );
};

import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { type EntryFact, factsOf } from '@platzwart/contracts/event-facts';
import { useLanguage } from '../texts/language.ts';

const Fold = styled('details')(({ theme }) => ({
  '& > summary': { cursor: 'pointer', width: 'fit-content', color: theme.vars.palette.text.secondary },
  '& > p': { margin: theme.spacing(1, 0, 0) },
}));

type Said = Parameters<typeof factsOf>[0];

/** What an entry says, field by field, with what was so before; what explains the decision is folded away. */
export const EntryFacts = ({ said }: { said: Said }) => {
  const { t } = useTranslation('history');
  const facts = factsOf(said, useLanguage());
  const line = ({ label, value, before }: EntryFact, index: number) => (
    <p key={`${index} ${label}`}>
      {before === null ? t(($) => $.fact, { label, value }) : t(($) => $.factBefore, { label, value, before })}
    </p>
  );
  const details = facts.filter(({ isDetail }) => isDetail);
  return (
    <>
      {facts.filter(({ isDetail }) => !isDetail).map(line)}
      {details.length > 0 && (
        <Fold>
          <summary>{t(($) => $.more)}</summary>
          {details.map(line)}
        </Fold>
      )}
    </>
  );
};

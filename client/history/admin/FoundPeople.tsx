import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { nameInList } from '../../core/people/findPeople.ts';
import { useFoundPeople } from '../../core/people/useFoundPeople.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { everybody } from './usePickedPerson.ts';

const shortestName = 2;
const offered = 5;

/** Is there before anybody is found, so that a screen reader says who comes. */
const Found = styled('div')({ display: 'contents' });

const People = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1, 2),
  gridColumn: '1 / -1',
}));

type FoundPeopleProps = { search: string; onPick: (userID: string) => void };

/** The people whose name or number begins with what is searched for: texts of the log contain no names. */
export const FoundPeople = ({ search, onPick }: FoundPeopleProps) => {
  const { t } = useTranslation('historyAdmin');
  const { people } = useFoundPeople(search.length < shortestName ? '' : search, everybody);
  return (
    <Found role="status">
      {people.length > 0 && (
        <People>
          {t(($) => $.filters.people)}
          {people.slice(0, offered).map((person) => (
            <Button key={person.userID} variant="secondary" onClick={() => onPick(person.userID)}>
              {nameInList(person)}
            </Button>
          ))}
        </People>
      )}
    </Found>
  );
};

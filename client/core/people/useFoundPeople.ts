import { useEffect, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { type Pickable, type PickedPerson, findPeople } from './findPeople.ts';

const debounceMilliseconds = 200;

/** The people whose name or number begins with what is typed; the last ones while the next are asked for. */
export const useFoundPeople = (typed: string, pickable: Pickable) => {
  const environment = useRelayEnvironment();
  const [people, setPeople] = useState<readonly PickedPerson[]>([]);
  const [isLoading, setLoading] = useState(false);
  useEffect(() => {
    const search = typed.trim();
    if (search === '') return undefined;
    let isWanted = true;
    const timer = setTimeout(() => {
      setLoading(true);
      findPeople(environment, search, pickable)
        .then(
          (found) => isWanted && setPeople(found),
          () => isWanted && setPeople([]),
        )
        .finally(() => setLoading(false));
    }, debounceMilliseconds);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [environment, typed, pickable]);
  return { people: typed.trim() === '' ? [] : people, isLoading };
};

import { Suspense, startTransition, useRef, useState } from 'react';
import { SearchField } from '../../flows/search/SearchField.tsx';
import { lazily } from '../../kit/lazy.tsx';

const Search = lazily(async () => (await import('./SearchBox.tsx')).SearchBox);

/** The search box of a list: its code comes as somebody turns to it, and what was typed until then goes with it. (CAT-03) */
export function ListSearch() {
  const [isWanted, setWanted] = useState(false);
  const typed = useRef('');
  return (
    <Suspense fallback={null}>
      {isWanted ? (
        <Search place="list" typed={typed} />
      ) : (
        <SearchField
          place="list"
          canAsk={false}
          onAsk={() => undefined}
          role="combobox"
          aria-expanded={false}
          onFocus={() => startTransition(() => setWanted(true))}
          onText={(text) => {
            typed.current = text;
          }}
        />
      )}
    </Suspense>
  );
}

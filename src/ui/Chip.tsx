import type { MouseEvent, ReactNode } from 'react';
import { Button } from './Button.tsx';
import styles from './Chip.module.css';
import { Icon } from './Icon.tsx';

type Props = { children: ReactNode; removeLabel: string; onRemove: (event: MouseEvent<HTMLButtonElement>) => void };

/** One filter in force; pressing it takes it off. `removeLabel` says so ('Remove Landscape'). */
export function Chip({ children, removeLabel, onRemove }: Props) {
  return (
    <button type="button" className={styles.chip} aria-label={removeLabel} onClick={onRemove}>
      <span className={styles.text}>{children}</span>
      <Icon name="close" size={16} />
    </button>
  );
}

/** Moves the focus from a filter that is removed to another active one; the last item clears them all. */
function moveFocus({ currentTarget }: MouseEvent, fallbackId: string) {
  const item = currentTarget.closest('li');
  const following = item?.nextElementSibling;
  const next = following?.nextElementSibling ? following : item?.previousElementSibling;
  (next?.querySelector('button') ?? document.getElementById(fallbackId))?.focus();
}

type FilterChipsProps<Facet extends string> = {
  /** `label` is how a name is shown, where that differs. */
  active: readonly { facet: Facet; name: string; label?: string }[];
  canClear: boolean;
  /** Of the control that takes the focus once no filter is left. */
  fallbackId: string;
  toggle: (facet: Facet, name: string) => void;
  clear: () => void;
};

/** The filters in force, each to be taken off, and a button for all of them; nothing where there are none. (CAT-04, FRAME-03) */
export const FilterChips = <Facet extends string>({
  active,
  canClear,
  fallbackId,
  toggle,
  clear,
}: FilterChipsProps<Facet>) =>
  active.length > 0 ? (
    <ul className={styles.chips} aria-label="Filters in force">
      {active.map(({ facet, name, label = name }) => (
        <li key={`${facet} ${name}`}>
          <Chip
            removeLabel={`Remove ${label}`}
            onRemove={(event) => {
              moveFocus(event, fallbackId);
              toggle(facet, name);
            }}
          >
            {label}
          </Chip>
        </li>
      ))}
      <li>
        <Button
          look="quiet"
          size="small"
          disabled={!canClear}
          onClick={() => {
            document.getElementById(fallbackId)?.focus();
            clear();
          }}
        >
          Clear All
        </Button>
      </li>
    </ul>
  ) : null;

/** How something stands, in a word that is shown as it is given; colour only goes with it. */
export const Tag = ({ children, tone = 'plain' }: { children: string; tone?: 'plain' | 'success' }) => (
  <span className={styles.tag} data-tone={tone}>
    {children}
  </span>
);

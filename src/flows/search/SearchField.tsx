import type { ComponentProps, ReactNode } from 'react';
import { IconButton } from '../../ui/IconButton.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import styles from './Search.module.css';

type Props = Omit<ComponentProps<typeof TextInput>, 'label'> & {
  place: 'header' | 'list';
  canAsk: boolean;
  onAsk: () => void;
  /** What stands under the box. */
  children?: ReactNode;
};

/** The box that a shopper types into. */
export const SearchField = ({ place, canAsk, onAsk, children, ...input }: Props) => (
  <search className={styles.search} data-place={place}>
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onAsk();
      }}
    >
      <TextInput
        {...input}
        label="Search the shop"
        hideLabel
        type="search"
        placeholder="Search the shop"
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={120}
        action={<IconButton type="submit" icon="search" label="Find" disabled={!canAsk} />}
      />
    </form>
    {children}
  </search>
);

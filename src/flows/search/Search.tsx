import { type KeyboardEvent, type MouseEvent, useId } from 'react';
import { connect } from '../../../machines/search/search.connect.ts';
import { searchMachine } from '../../../machines/search/search.machine.ts';
import { MAX_SEARCH_LENGTH } from '../../domain/searchHit.ts';
import { createFlow } from '../../kit/flow/createFlow.tsx';
import { searchMessages } from '../../messages/listing.ts';
import { formatMessage } from '../../messages/message.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Link } from '../../ui/Link.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './Search.module.css';

export const search = createFlow(searchMachine, connect);

/** A press on the suggestions leaves the focus in the input, whose keys go on selecting. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

const scrollIntoView = (row: HTMLElement | null) => row?.scrollIntoView({ block: 'nearest' });

/** With a modifier the key is the browser's; during composition it is the input method's. */
const isUnmodified = ({ altKey, ctrlKey, metaKey, shiftKey, nativeEvent }: KeyboardEvent) =>
  !altKey && !ctrlKey && !metaKey && !shiftKey && !nativeEvent.isComposing;

/**
 * The search box and what it suggests: a combobox with its list. In the header it has the focus as it opens; on a list its
 * suggestions lie over the page, as long as it has the focus. (CAT-22 to CAT-30, CAT-03, SHELL-08)
 */
export function Search({ placement }: { placement: 'header' | 'list' }) {
  const { text, hits, highlightedIndex, isOpen, hasFailed, message, canSubmit, type, submit, pressKey } =
    search.useView();
  const listId = useId();
  const status = message && formatMessage(searchMessages[message], { count: hits.length });
  return (
    <search className={styles.search} data-placement={placement}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <TextInput
          label="Search the shop"
          hideLabel
          type="search"
          placeholder="Search the shop"
          autoFocus={placement === 'header'}
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={MAX_SEARCH_LENGTH}
          value={text}
          onText={type}
          onKeyDown={(event) => {
            if (isUnmodified(event) && pressKey(event.key)) event.preventDefault();
          }}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-activedescendant={highlightedIndex === null ? undefined : `${listId}-${highlightedIndex}`}
          action={<IconButton type="submit" icon="search" label="Find" disabled={!canSubmit} />}
        />
      </form>
      <VisuallyHidden role="status">{status}</VisuallyHidden>
      <div className={styles.results} data-empty={status === null || undefined}>
        {status === null || isOpen ? null : (
          <p className={styles.message} aria-hidden="true">
            {status}
          </p>
        )}
        {hasFailed ? (
          <Button look="secondary" size="small" onMouseDown={keepFocus} onClick={submit}>
            Try again
          </Button>
        ) : null}
        <div role="listbox" id={listId} aria-label="Found" className={styles.hits} hidden={!isOpen}>
          {hits.map(({ id, title, path, kind }, index) => (
            <Link
              key={id}
              to={path}
              ref={highlightedIndex === index ? scrollIntoView : undefined}
              role="option"
              id={`${listId}-${index}`}
              aria-selected={highlightedIndex === index}
              tabIndex={-1}
              className={styles.hit}
              onMouseDown={keepFocus}
            >
              <span>{title}</span>
              <span className={styles.kind}>{kind}</span>
            </Link>
          ))}
        </div>
      </div>
    </search>
  );
}

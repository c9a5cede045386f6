import { type SyntheticEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { STORE_NAME } from '../../domain/documentTitle.ts';
import { CartButton } from '../../flows/cart/CartButton.tsx';
import { useWishlistStore } from '../../flows/wishlist/wishlistStore.ts';
import { useScrolledPast } from '../../kit/browser/viewport.ts';
import { createLazyPart } from '../../kit/loading/lazy.tsx';
import { PartErrorBoundary } from '../../kit/loading/PartErrorBoundary.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Link } from '../../ui/Link.tsx';
import popoverStyles from '../../ui/Popover.module.css';
import { AreaLinks } from './AreaLinks.tsx';
import { AREAS } from './areas.ts';
import styles from './Header.module.css';
import { Menu } from './Menu.tsx';

/** The heart in the header leads to the wishlist and counts what is on it. (SHELL-10) */
function WishlistButton() {
  const count = useWishlistStore((store) => store.count(), 0);
  return (
    <IconButton
      icon="heart"
      label={count === 0 ? 'Wishlist' : `Wishlist, ${count} ${count === 1 ? 'item' : 'items'}`}
      badge={count || undefined}
      render={<Link to="/account/wishlist/" />}
    />
  );
}

type PopoverToggleEvent = SyntheticEvent<HTMLElement, ToggleEvent>;

/**
 * Follows an element with `popover="auto"`, which the browser opens and closes by itself: by its button, Escape, a press
 * beside it. It may be open before hydration.
 */
function usePopoverState() {
  const element = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(false);
  const ref = useCallback((popover: HTMLElement | null) => {
    element.current = popover;
    if (popover?.matches(':popover-open')) setOpen(true);
  }, []);
  return {
    isOpen,
    hide: useCallback(() => element.current?.hidePopover(), []),
    popoverProps: {
      ref,
      popover: 'auto' as const,
      onToggle: ({ nativeEvent }: PopoverToggleEvent) => setOpen(nativeEvent.newState === 'open'),
    },
  };
}

const USER_MENU_ID = 'user-menu';

const UserMenu = createLazyPart(async () => (await import('../../flows/session/UserMenu.tsx')).UserMenu, 'user menu');

/** Handlers of a button that load a part's code before it is opened. */
const createPreloadHandlers = ({ load }: { load: () => Promise<unknown> }) => {
  const preload = () => void load().catch(() => undefined);
  return { onPointerEnter: preload, onFocus: preload };
};
const userMenuPreload = createPreloadHandlers(UserMenu);

/** The user menu in the header, whose code loads on hover or focus. (SHELL-09) */
function UserButton() {
  const { isOpen, hide, popoverProps } = usePopoverState();
  // It stays while the popover fades.
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen && !wasOpen) setWasOpen(true);
  return (
    <div className={popoverStyles.container}>
      <IconButton icon="user" label="Account" popoverTarget={USER_MENU_ID} {...userMenuPreload} />
      <nav {...popoverProps} id={USER_MENU_ID} aria-label="Account" className={popoverStyles.popover}>
        <UserMenu isActive={wasOpen} onNavigate={hide} />
      </nav>
    </div>
  );
}

/** Opens the menu, and gets the focus back when it closes. (SHELL-02) */
function MenuButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        icon="menu"
        label="Menu"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      />
      <PartErrorBoundary part="menu" resetKey={isOpen}>
        <Menu open={isOpen} onClose={() => setOpen(false)} />
      </PartErrorBoundary>
    </>
  );
}

/** The header of every page; it stays in sight once the page has moved further than 80 px. (SHELL-01 to SHELL-11, SHELL-13) */
export function Header() {
  const [sentinel, isFixed] = useScrolledPast();
  return (
    <div className={styles.container}>
      <div ref={sentinel} className={styles.sentinel} />
      <header className={styles.header} data-fixed={isFixed || undefined}>
        <div className={styles.row}>
          <MenuButton />
          <Link to="/" className={styles.name}>
            {STORE_NAME}
          </Link>
          <nav aria-label="Shop" className={styles.nav}>
            <AreaLinks areas={AREAS} className={styles.areas} />
          </nav>
          <div className={styles.actions}>
            <SearchButton />
            <WishlistButton />
            <UserButton />
            <CartButton />
          </div>
        </div>
      </header>
    </div>
  );
}

const Search = createLazyPart(async () => (await import('../../routes/search/SearchBox.tsx')).SearchBox);

const searchPreload = createPreloadHandlers(Search);
const SEARCH_ID = 'search';

/** The search box over the header. Its code loads on hover or focus; it is remounted each time it opens, and a navigation closes it. (SHELL-08) */
function SearchButton() {
  const { isOpen, hide, popoverProps } = usePopoverState();
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has a key of its own
  useEffect(() => () => void hide(), [key, hide]);
  return (
    <>
      <IconButton icon="search" label="Search" popoverTarget={SEARCH_ID} {...searchPreload} />
      <div {...popoverProps} id={SEARCH_ID} className={popoverStyles.bar}>
        <div className={popoverStyles.row}>
          <div className={popoverStyles.box}>{isOpen ? <Search isActive placement="header" /> : null}</div>
          <IconButton icon="close" label="Close the search" popoverTarget={SEARCH_ID} popoverTargetAction="hide" />
        </div>
      </div>
    </>
  );
}

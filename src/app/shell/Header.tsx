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
  const count = useWishlistStore((wishes) => wishes.count(), 0);
  return (
    <IconButton
      icon="heart"
      label={count === 0 ? 'Wishlist' : `Wishlist, ${count} ${count === 1 ? 'item' : 'items'}`}
      badge={count || undefined}
      render={<Link to="/account/wishlist/" />}
    />
  );
}

type Toggled = SyntheticEvent<HTMLElement, ToggleEvent>;

/**
 * Follows an element with `popover="auto"`, which the browser opens and closes by itself: by its button, Escape, a press
 * beside it. It may stand open before React takes the page over.
 */
function usePopover() {
  const element = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(false);
  const ref = useCallback((popover: HTMLElement | null) => {
    element.current = popover;
    if (popover?.matches(':popover-open')) setOpen(true);
  }, []);
  return {
    isOpen,
    hide: useCallback(() => element.current?.hidePopover(), []),
    bound: {
      ref,
      popover: 'auto' as const,
      onToggle: ({ nativeEvent }: Toggled) => setOpen(nativeEvent.newState === 'open'),
    },
  };
}

const ID = 'user-menu';

const UserMenu = createLazyPart(async () => (await import('../../flows/session/UserMenu.tsx')).UserMenu, 'user menu');

/** Has a part's code fetched as somebody reaches for the button that opens it. */
const preloadHandlers = ({ load }: { load: () => Promise<unknown> }) => {
  const preload = () => void load().catch(() => undefined);
  return { onPointerEnter: preload, onFocus: preload };
};
const userMenuPreload = preloadHandlers(UserMenu);

/** The user menu in the header, whose code comes as somebody reaches for it. (SHELL-09) */
function UserButton() {
  const { isOpen, hide, bound } = usePopover();
  // It stays while the popover fades.
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen && !wasOpen) setWasOpen(true);
  return (
    <div className={popoverStyles.container}>
      <IconButton icon="user" label="Account" popoverTarget={ID} {...userMenuPreload} />
      <nav {...bound} id={ID} aria-label="Account" className={popoverStyles.popover}>
        <UserMenu isActive={wasOpen} props={{ onNavigate: hide }} />
      </nav>
    </div>
  );
}

/** Opens the menu, and stays where the focus comes back to. (SHELL-02) */
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
  const [first, isFixed] = useScrolledPast();
  return (
    <div className={styles.container}>
      <div ref={first} className={styles.sentinel} />
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

const searchPreload = preloadHandlers(Search);
const SEARCH_ID = 'search';

/** The search box over the header. Its code comes as somebody reaches for it; each opening begins anew, and each page that is opened ends it. (SHELL-08) */
function SearchButton() {
  const { isOpen, hide, bound } = usePopover();
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has a key of its own
  useEffect(() => () => void hide(), [key, hide]);
  return (
    <>
      <IconButton icon="search" label="Search" popoverTarget={SEARCH_ID} {...searchPreload} />
      <div {...bound} id={SEARCH_ID} className={popoverStyles.bar}>
        <div className={popoverStyles.row}>
          <div className={popoverStyles.box}>{isOpen ? <Search isActive props={{ placement: 'header' }} /> : null}</div>
          <IconButton icon="close" label="Close the search" popoverTarget={SEARCH_ID} popoverTargetAction="hide" />
        </div>
      </div>
    </>
  );
}

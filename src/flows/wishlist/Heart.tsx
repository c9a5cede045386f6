import { use } from 'react';
import type { Wish } from '../../domain/wished.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { useWishes, WishesContext } from './useWishes.ts';

type Props = Wish & {
  /** `sheet` lies on a picture. */
  look?: 'plain' | 'sheet';
};

/** Saves a thing for later, or takes it off again; empty until it is known. (WISH-02, WISH-03) */
export function Heart({ variation, title, look = 'sheet' }: Props) {
  const wishes = use(WishesContext);
  const isSaved = useWishes(({ isSaved }) => isSaved(variation.id), false);
  const wish = { variation, title };
  return (
    <IconButton
      look={look}
      icon={isSaved ? 'heart-filled' : 'heart'}
      pressed={isSaved}
      label={isSaved ? `Remove ${title} from wishlist` : `Add ${title} to wishlist`}
      onClick={() => (isSaved ? wishes.remove(wish) : wishes.add(wish))}
    />
  );
}

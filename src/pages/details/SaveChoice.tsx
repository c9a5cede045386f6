import { configurator } from '../../flows/configurator/configurator.ts';
import { heartOfArt } from '../../flows/wishlist/heartOfArt.tsx';

/** Saves the art that is chosen for later; a shopper's own picture is no product. (WISH-02) */
export function SaveChoice() {
  const art = configurator.useFlow((view) => view.art);
  return art && heartOfArt(art, 'plain');
}

import { product } from '../../flows/product/product.ts';
import { createLazyPart } from '../../kit/loading/lazy.tsx';

const Choice = createLazyPart(async () => (await import('./WallFramesDialog.tsx')).WallFramesDialog);

/** The choice of one frame for a whole wall; its code comes when it is first opened. (WALL-04) */
export function WallFramesChoice() {
  const { product: loaded, variation, isFraming } = product.useView();
  const page = product.useActorRef();
  if (!loaded?.layout || !variation) return null;
  const { title, layout } = loaded;
  return (
    <Choice wanted={isFraming} props={{ isOpen: isFraming, input: { title, layout, frame: variation.frame, page } }} />
  );
}

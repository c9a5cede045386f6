import { type MouldingScene, moulding } from './mouldings/moulding.ts';
import type { Pixels } from './pixels.ts';
import { type GiftScene, gift } from './rooms/gift.ts';
import { type WallScene, wall } from './rooms/wall.ts';
import { type StillScene, still } from './stills/still.ts';
import { type SwatchScene, swatch } from './stills/swatch.ts';
import { work } from './works/work.ts';
import type { WorkScene } from './works/workScene.ts';

/** A picture that is no art: a thing of the shop, drawn from what stands in it. Each kind has a line here and below. */
export type Scene = GiftScene | MouldingScene | StillScene | SwatchScene | WallScene | WorkScene;

/** What a scene comes to: SVG text whose width and height are in px, or its pixels. */
type Rendered = string | Pixels | Promise<string | Pixels>;
type Draw = { [Kind in Scene['scene']]: (scene: Extract<Scene, { scene: Kind }>, longSide: number) => Rendered };

const SCENES: Draw = { gift, moulding, still, swatch, wall, work };

/** Draws a scene, whose long side is given in px. */
export const drawScene = (scene: Scene, longSide: number): Rendered =>
  (SCENES[scene.scene] as (scene: Scene, longSide: number) => Rendered)(scene, longSide);

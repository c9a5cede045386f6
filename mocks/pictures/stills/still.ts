import type { Setting } from './backdrop.ts';
import { getWallDepth } from './backdrop.ts';
import { cameraOn } from './camera.ts';
import { FORMS, type Form, type FormName } from './forms.ts';
import { type Lighting, lightOn } from './lit.ts';
import { type Extent, type FinishName, getSurfaces } from './looks.ts';
import { createModel, getBounds, type Model, type Part } from './model.ts';
import { paint } from './paint.ts';
import { type Room, roomFor } from './room.ts';
import { linear } from './surface.ts';

/** From where a thing is photographed: straight on, from near and above, or at home in a room. */
type StillView = 'front' | 'close' | 'room';

/** A photograph of an object for the shop: what it is, its finish and colours, and the paper or wall behind it. */
export type StillScene = {
  scene: 'still';
  form: FormName;
  finish: FinishName;
  hexes: readonly string[];
  view: StillView;
  ground: string;
  ratio: { w: number; h: number };
};

type Stage = { model: Model; lighting: Lighting; extent: Extent; room?: Room };

// the light on a thing is the same in each of its colours; they are requested one after the other
const stages = new Map<string, Stage>();
const MAX_STAGES = 3;

function getStage(scene: StillScene, form: Form): Stage {
  const inRoom = scene.view === 'room';
  const key = `${scene.form} ${inRoom ? scene.ground : ''}`;
  const cached = stages.get(key);
  if (cached) return cached;
  const parts: Part[] = form.make();
  const room = inRoom ? roomFor(scene.form, form, parts, scene.ground) : undefined;
  const model = createModel(room?.parts ?? parts);
  const wall = room ? getWallDepth(room.setting) : form.isOnWall ? 0 : undefined;
  const lighting = lightOn(model, { table: inRoom || !form.isOnWall, ...(wall === undefined ? {} : { wall }) });
  const stage: Stage = { model, lighting, extent: getExtent(parts), ...(room ? { room } : {}) };
  stages.set(key, stage);
  for (const old of stages.keys()) if (stages.size > MAX_STAGES) stages.delete(old);
  return stage;
}

/** Takes the photograph; the long side is in px. */
export function still(scene: StillScene, longSide: number): { data: Buffer; width: number; height: number } {
  const { form: name, finish, hexes, view, ground, ratio } = scene;
  const side = (part: number) => Math.round((longSide * part) / Math.max(ratio.w, ratio.h));
  const size = { width: side(ratio.w), height: side(ratio.h) };
  const form: Form = FORMS[name];
  const { model, lighting, extent, room } = getStage(scene, form);
  const surfaces = { ...getSurfaces(finish, hexes, extent), ...room?.surfaces };
  const colour = linear(ground);
  const setting: Setting = room?.setting ?? (form.isOnWall ? { kind: 'hung', wall: colour } : { kind: 'cove', colour });
  const camera = cameraOn({ ...size, ...(room?.view ?? getView(form, view, model)) });
  return { ...size, data: paint({ ...size, model, lighting, surfaces, setting, camera }) };
}

function getView({ isOnWall, pitch = 12, yaw = 0 }: Form, view: StillView, model: Model): Room['view'] {
  const bounds = getBounds(model);
  if (view === 'front') return { bounds, pitch, yaw, fill: [0.74, 0.74], at: isOnWall ? 0.5 : 0.53 };
  if (isOnWall) return { bounds, pitch: 6, yaw: 30, fill: [1.06, 1.1], at: 0.5 };
  return { bounds, pitch: Math.max(30, pitch + 14), yaw: yaw + 32, fill: [1.06, 1.1], at: 0.56 };
}

/** How large the body of a thing is in its own space. */
function getExtent(parts: readonly Part[]): Extent {
  const own = parts
    .filter(({ surface }) => surface === 'body')
    .map((part): Part => ({ ...part, piece: { ...part.piece, points: part.piece.own } }));
  const { low, high } = getBounds(createModel(own));
  return { low: low[1], tall: high[1] - low[1], radius: Math.max(high[0] - low[0], high[2] - low[2]) / 2 };
}

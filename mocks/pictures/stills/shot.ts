import type { Setting } from './backdrop.ts';
import type { Camera } from './camera.ts';
import type { Lighting } from './lit.ts';
import type { Model } from './model.ts';
import type { Surface } from './surface.ts';

/** A photograph to take: a model in its surfaces, where it stands, and the camera. */
export type Shot = {
  model: Model;
  lighting: Lighting;
  surfaces: Readonly<Record<string, Surface>>;
  setting: Setting;
  camera: Camera;
  width: number;
  height: number;
};

import type { Backdrop } from './backdrop.ts';
import { softly } from './depthMap.ts';
import { keyBias } from './lit.ts';
import type { Shot } from './shot.ts';
import type { Sight } from './sight.ts';
import { KEY, KEY_BREADTH, KEY_STRENGTH, type Light, studio } from './studio.ts';
import type { Surface, Texel } from './surface.ts';

/** Finds the light (linear) that comes from a triangle at a place in the picture. */
type Shade = (triangle: number, px: number, py: number, out: Light) => void;

/** What a shot looks like wherever its model is seen. */
export function shader(
  { model, lighting, surfaces, camera, setting }: Shot,
  backdrop: Backdrop,
  { xs, ys, ws }: Sight,
): Shade {
  const { points, normals, own, triangles, surface } = model;
  const { eye, right, up } = camera;
  const list = model.surfaces.map((name) => surfaces[name] as Surface);
  const texel: Texel = { red: 0, green: 0, blue: 0, rough: 0, gloss: 0, leanX: 0, leanY: 0, leanZ: 0 };
  const mirror: Light = [0, 0, 0];
  const table: Light = [0, 0, 0];
  const bias = keyBias(lighting.radius);
  const { reached, bounce } = lighting;
  const below = setting.kind === 'cove' ? setting.colour : setting.kind === 'room' ? setting.table.colour : [0, 0, 0];
  return (triangle, px, py, out) => {
    const a = triangles[triangle * 3] as number;
    const b = triangles[triangle * 3 + 1] as number;
    const c = triangles[triangle * 3 + 2] as number;
    const ax = xs[a] as number;
    const ay = ys[a] as number;
    const bx = xs[b] as number;
    const by = ys[b] as number;
    const cx = xs[c] as number;
    const cy = ys[c] as number;
    const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay);
    let fa = (((bx - px) * (cy - py) - (cx - px) * (by - py)) / area) * (ws[a] as number);
    let fb = (((cx - px) * (ay - py) - (ax - px) * (cy - py)) / area) * (ws[b] as number);
    let fc = (((ax - px) * (by - py) - (bx - px) * (ay - py)) / area) * (ws[c] as number);
    // a pixel's middle may lie a little beside the triangle
    if (fa < 0) fa = 0;
    if (fb < 0) fb = 0;
    if (fc < 0) fc = 0;
    const sum = 1 / (fa + fb + fc || 1);
    fa *= sum;
    fb *= sum;
    fc *= sum;
    const a3 = a * 3;
    const b3 = b * 3;
    const c3 = c * 3;
    const x = fa * (points[a3] as number) + fb * (points[b3] as number) + fc * (points[c3] as number);
    const y = fa * (points[a3 + 1] as number) + fb * (points[b3 + 1] as number) + fc * (points[c3 + 1] as number);
    const z = fa * (points[a3 + 2] as number) + fb * (points[b3 + 2] as number) + fc * (points[c3 + 2] as number);
    let nx = fa * (normals[a3] as number) + fb * (normals[b3] as number) + fc * (normals[c3] as number);
    let ny = fa * (normals[a3 + 1] as number) + fb * (normals[b3 + 1] as number) + fc * (normals[c3 + 1] as number);
    let nz = fa * (normals[a3 + 2] as number) + fb * (normals[b3 + 2] as number) + fc * (normals[c3 + 2] as number);
    const light =
      fa * (lighting.light[a] as number) + fb * (lighting.light[b] as number) + fc * (lighting.light[c] as number);
    const open =
      fa * (lighting.open[a] as number) + fb * (lighting.open[b] as number) + fc * (lighting.open[c] as number);
    const skin = list[surface[a] as number] as Surface;
    texel.red = skin.colour[0];
    texel.green = skin.colour[1];
    texel.blue = skin.colour[2];
    texel.rough = skin.rough;
    texel.gloss = skin.gloss;
    texel.leanX = 0;
    texel.leanY = 0;
    texel.leanZ = 0;
    skin.texture?.(
      fa * (own[a3] as number) + fb * (own[b3] as number) + fc * (own[c3] as number),
      fa * (own[a3 + 1] as number) + fb * (own[b3 + 1] as number) + fc * (own[c3 + 1] as number),
      fa * (own[a3 + 2] as number) + fb * (own[b3 + 2] as number) + fc * (own[c3 + 2] as number),
      texel,
      open,
    );
    nx += texel.leanX;
    ny += texel.leanY;
    nz += texel.leanZ;
    let vx = eye[0] - x;
    let vy = eye[1] - y;
    let vz = eye[2] - z;
    const away = 1 / Math.sqrt(vx * vx + vy * vy + vz * vz);
    vx *= away;
    vy *= away;
    vz *= away;
    const long = 1 / (Math.sqrt(nx * nx + ny * ny + nz * nz) || 1);
    nx *= long;
    ny *= long;
    nz *= long;
    let facing = nx * vx + ny * vy + nz * vz;
    const back = facing < 0;
    if (back) {
      // a skin seen from behind; a bumpy one at its rim is only seen along
      if (facing < -0.25) {
        nx = -nx;
        ny = -ny;
        nz = -nz;
      }
      facing = Math.max(0.02, Math.abs(facing));
    }
    const towards = nx * KEY[0] + ny * KEY[1] + nz * KEY[2];
    let key = 0;
    if (towards > 0) {
      const ka = reached[a] as number;
      const kb = reached[b] as number;
      const kc = reached[c] as number;
      // only where a shadow's edge runs through must it be requested again
      key =
        ka === kb && kb === kc
          ? ka
          : softly(lighting.key, x + nx * bias, y + ny * bias, z + nz * bias, bias, KEY_BREADTH);
      if (key > 0) key *= backdrop.pane(x, y, z);
    }
    const direct = KEY_STRENGTH * Math.max(0, towards) * key;
    // light from the table below
    const floor = fa * (bounce[a] as number) + fb * (bounce[b] as number) + fc * (bounce[c] as number);
    // what a hollow does not get from the room, it gets a little of from its own walls
    const own1 = (1 - open) * 0.2;
    // reflection
    const rx = 2 * facing * nx - vx;
    const ry = 2 * facing * ny - vy;
    const rz = 2 * facing * nz - vz;
    const { rough } = texel;
    if (rough > 0.55 && !skin.metal) {
      // too dull to show anything
      mirror[0] = mirror[1] = mirror[2] = 0.45;
    } else {
      studio(rx, ry, rz, rough, mirror);
      if (ry < 0.04 + rough * 0.3 && backdrop.below(x, Math.max(y, 0.001), z, rx, Math.min(ry, -0.03), rz, table)) {
        const share = Math.min(1, Math.max(0, (0.04 + rough * 0.3 - ry) / (0.08 + rough * 0.5)));
        mirror[0] += (table[0] * 0.92 - mirror[0]) * share;
        mirror[1] += (table[1] * 0.92 - mirror[1]) * share;
        mirror[2] += (table[2] * 0.92 - mirror[2]) * share;
      }
    }
    const graze = 1 - facing;
    const rim = graze * graze * graze * graze * graze * (1 - rough * 0.75);
    const hidden = open > 0.75 ? 1 : 0.12 + open * 1.17;
    const seen = hidden * (0.55 + 0.45 * (key > 0 || towards <= 0 ? 1 : 0.6));
    if (skin.metal) {
      const lustre = 0.22 * rough * (light + direct);
      out[0] = (texel.red + (1 - texel.red) * rim) * (mirror[0] * seen + lustre);
      out[1] = (texel.green + (1 - texel.green) * rim) * (mirror[1] * seen + lustre);
      out[2] = (texel.blue + (1 - texel.blue) * rim) * (mirror[2] * seen + lustre);
      return;
    }
    const fresnel = (texel.gloss + (1 - texel.gloss) * rim) * seen;
    if (skin.glass) {
      const bend = 46 * (1 - facing * facing);
      backdrop.at(
        px - (nx * right[0] + ny * right[1] + nz * right[2]) * bend,
        py + (nx * up[0] + ny * up[1] + nz * up[2]) * bend * 1.4,
        out,
      );
      const thick = 0.5 + 1.1 * (1 - facing) ** 1.5;
      const body = 0.3 * (1 - facing);
      out[0] = out[0] * texel.red ** thick * (1 - fresnel) + texel.red * light * body + mirror[0] * fresnel * 1.15;
      out[1] = out[1] * texel.green ** thick * (1 - fresnel) + texel.green * light * body + mirror[1] * fresnel * 1.15;
      out[2] = out[2] * texel.blue ** thick * (1 - fresnel) + texel.blue * light * body + mirror[2] * fresnel * 1.15;
      return;
    }
    const through = skin.thin ? skin.thin * KEY_STRENGTH * Math.max(0, -towards) * 0.6 : 0;
    const all = light + direct + own1 + through;
    const mate = 1 - fresnel;
    out[0] = texel.red * (all + below[0] * floor + own1 * texel.red) * mate + mirror[0] * fresnel;
    out[1] = texel.green * (all + below[1] * floor + own1 * texel.green) * mate + mirror[1] * fresnel;
    out[2] = texel.blue * (all + below[2] * floor + own1 * texel.blue) * mate + mirror[2] * fresnel;
    if (skin.glow) {
      out[0] += skin.glow[0];
      out[1] += skin.glow[1];
      out[2] += skin.glow[2];
    }
  };
}

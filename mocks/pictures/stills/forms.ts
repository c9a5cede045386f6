import { elephant, horse } from './forms/animals.ts';
import { bellString, handBell, standingBell } from './forms/bells.ts';
import { archEnds, domeEnds, quarterEnds, stepEnds } from './forms/bookends.ts';
import { footedBowl, lotusBowl, mortar, nest, pedestalPlate, scalloped, wideBowl } from './forms/bowls.ts';
import { domeBox, hexBox, longBox, paperweights, penPot, roundBox } from './forms/boxes.ts';
import { candelabra, candlePair, candleStand, chamberstick, tealights } from './forms/candles.ts';
import { archClock, caneClock, drumClock, wallClock } from './forms/clocks.ts';
import { incense, lantern, oilLamp } from './forms/flames.ts';
import { amphora, budTrio, gingerJar, jug, ringVase } from './forms/handled.ts';
import { archMirror, caneMirror, plateTrio, roundMirror, sunMirror } from './forms/hangings.ts';
import { caneLamp, columnLamp, gourdLamp, mushroomLamp } from './forms/lamps.ts';
import { bowlPlanter, footedPlanter, legPlanter, rimPot, taperPot } from './forms/planters.ts';
import { cairn, disc, knot, leafForm, loops, rainbow } from './forms/sculptures.ts';
import { longTray, roundTray, slabTray } from './forms/trays.ts';
import { bottle, cylinder, faceted, fluted, gourd, moonJar, surahi, teardrop, twisted } from './forms/vases.ts';
import { basket, urli, urliWithFlowers } from './forms/vessels.ts';
import { birds, fish, owl, tops } from './forms/woodenToys.ts';
import type { Part } from './model.ts';

/** A thing that can be photographed; `mouth` is where stems stand in it, `pitch` how far one looks down on it (degrees). */
export type Form = { make: () => Part[]; pitch?: number; isOnWall?: true; mouth?: number; yaw?: number };

const flat = (make: () => Part[], pitch = 27): Form => ({ make, pitch });
const onWall = (make: () => Part[]): Form => ({ make, pitch: 0, isOnWall: true });

export const FORMS = {
  amphora: { make: amphora, mouth: 1 },
  bottle: { make: bottle, mouth: 1 },
  budTrio: { make: budTrio, pitch: 16 },
  cylinder: { make: cylinder, mouth: 0.9 },
  faceted: { make: faceted, mouth: 0.88 },
  fluted: { make: fluted, mouth: 0.92 },
  gingerJar: { make: gingerJar },
  gourd: { make: gourd, mouth: 1 },
  jug: { make: jug, mouth: 0.86 },
  moonJar: { make: moonJar, mouth: 0.84 },
  ringVase: { make: ringVase, mouth: 0.97, yaw: 14 },
  surahi: { make: surahi, mouth: 1 },
  teardrop: { make: teardrop, mouth: 0.96 },
  twisted: { make: twisted, mouth: 1 },
  basket: flat(basket, 24),
  footedBowl: flat(footedBowl, 18),
  longTray: flat(longTray, 34),
  lotusBowl: flat(lotusBowl, 24),
  mortar: flat(mortar, 20),
  nest: flat(nest, 22),
  pedestalPlate: flat(pedestalPlate, 18),
  roundTray: flat(roundTray, 32),
  scalloped: flat(scalloped, 28),
  slabTray: flat(slabTray, 30),
  urli: flat(urli, 26),
  urliWithFlowers: flat(urliWithFlowers, 34),
  wideBowl: flat(wideBowl, 24),
  candelabra: { make: candelabra },
  candlePair: { make: candlePair },
  candleStand: { make: candleStand },
  caneLamp: { make: caneLamp },
  chamberstick: { make: chamberstick, pitch: 20 },
  columnLamp: { make: columnLamp, pitch: 8 },
  gourdLamp: { make: gourdLamp, pitch: 8 },
  incense: { make: incense, pitch: 18 },
  lantern: { make: lantern },
  mushroomLamp: { make: mushroomLamp, pitch: 8 },
  oilLamp: { make: oilLamp, pitch: 18 },
  tealights: { make: tealights, pitch: 22 },
  archClock: { make: archClock, pitch: 8, yaw: -22 },
  archEnds: { make: archEnds, pitch: 14, yaw: -24 },
  bellString: onWall(bellString),
  caneClock: onWall(caneClock),
  domeBox: { make: domeBox, pitch: 16 },
  domeEnds: { make: domeEnds, pitch: 14, yaw: -20 },
  drumClock: { make: drumClock, pitch: 8, yaw: -22 },
  handBell: { make: handBell },
  hexBox: { make: hexBox, pitch: 24 },
  longBox: { make: longBox, pitch: 22, yaw: -28 },
  paperweights: { make: paperweights, pitch: 20 },
  penPot: { make: penPot, pitch: 14 },
  quarterEnds: { make: quarterEnds, pitch: 14, yaw: -20 },
  roundBox: { make: roundBox, pitch: 20 },
  standingBell: { make: standingBell, pitch: 10, yaw: -18 },
  stepEnds: { make: stepEnds, pitch: 14, yaw: -22 },
  wallClock: onWall(wallClock),
  birds: { make: birds, pitch: 12, yaw: -8 },
  cairn: { make: cairn },
  disc: { make: disc, pitch: 8, yaw: -20 },
  elephant: { make: elephant, pitch: 12, yaw: -24 },
  fish: { make: fish, pitch: 8, yaw: -14 },
  horse: { make: horse, pitch: 10, yaw: -26 },
  knot: { make: knot, pitch: 14, yaw: -12 },
  leafForm: { make: leafForm, pitch: 8, yaw: -16 },
  loops: { make: loops, pitch: 12, yaw: -18 },
  owl: { make: owl, pitch: 10, yaw: -12 },
  rainbow: { make: rainbow, pitch: 12, yaw: -20 },
  tops: { make: tops, pitch: 20 },
  archMirror: onWall(archMirror),
  caneMirror: onWall(caneMirror),
  plateTrio: onWall(plateTrio),
  roundMirror: onWall(roundMirror),
  sunMirror: onWall(sunMirror),
  bowlPlanter: { make: bowlPlanter, pitch: 26 },
  footedPlanter: { make: footedPlanter },
  legPlanter: { make: legPlanter },
  rimPot: { make: rimPot },
  taperPot: { make: taperPot },
} as const satisfies Record<string, Form>;
export type FormName = keyof typeof FORMS;

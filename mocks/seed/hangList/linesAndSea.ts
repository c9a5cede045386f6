import type { HangRow } from '../themes.ts';

/** Line drawings, and prints of the sea and of rain. */
export const LINES_AND_SEA: readonly HangRow[] = [
  [
    'Line Drawings',
    'lineDrawing',
    `vase clay Two Sprigs, One Line | A fine brown line goes along the table, up through a vase, round its leaves and down again. An apricot patch behind the sprigs is the only colour.
vase mist Vase without Lifting the Pen | A vase and three leaves in one steady, dark green line. A grey-green cloud of colour lies behind it, and a small ochre shape floats to the right like fruit not yet put in a bowl.
vase night White Ink Vase | The line is cream and the night is navy: a vase, its leaves, the edge of a table. A deeper blue shape backs the stem, and a pale gold one stands in for the moon.
lotus lotus * Lotus, Unbroken | A small lotus drawn in a thread of plum, with the line running off level on both sides. It sits in the middle of a very wide sheet, with a breath of pink beneath it.
lotus lagoon Water Flower | Bold teal strokes open into a fan of petals and end in the ripple below. A sea-green patch fills the flower, and a coral shape touches the tip of one petal.
lotus sand Padma | A lotus in hair-thin umber on ivory, the petals opened like a hand. Its one shadow is a soft oval of sand, set a little to the right of where it ought to be.
hills olive A Road and Two Hills | Two peaks and a winding road, drawn without a stop over a large clay-coloured shape. A smaller, darker one lies over the second summit, where the sun would be caught.
hills indigo Summit Line | Up, down, up, and home by a road with two bends. The navy line is all there is, apart from a pale blue patch behind the lower summit.
boat dawn Boatman, Single Line | A man, his pole and the curve of a canoe, suggested with very little ink. Peach colour spreads behind his back, and an orange shape hangs to the left like an early sun.
boat monsoon Crossing | The boatman again bends to his pole, here in dark slate on grey. The line that made him runs on to become the water, and a large dim oval gives him some weather.
bird mango * Bird That Stayed | A bird stands on its own ground line, turned to the left, all in one green stroke from beak to tail. The leaf-green shape behind its wing is larger than the bird, like the tree it came from.
bird turmeric Bulbul at the Gate | A plump bird faces right, its tail nearly touching the ground line. Brick red colours its breast and runs over the outline, which nobody will mind.
bird madder Morning Visitor | A small bird looks left into the light: a golden shape round its head, a blush one behind. The maroon line loops once for the wing and is done.
cup sand Filter Coffee | A tumbler and its steam, drawn as one long twist that climbs above the rim. Everything is in coffee brown on cream, with a patch of milk behind.
cup clay First Chai | Steam goes up from a cup in a tall, wavering flame of a line. Marigold and ochre shapes glow behind it, as kitchens do at that hour.
leaf tea Banana Leaf, One Breath | A torn banana leaf set down in a single go, its stem trailing off to the right. The amber shape lies behind the lower half, well out of register.
leaf jodhpur Blue Leaf | One leaf in navy line, with a notched edge and a double rib. A large oval of pale blue holds it, tilted the same way as the leaf.
moonface blush Half Moon Sleeping | A sleeping profile and the round of the moon share one thin line, which ends below in a loop. Blush and coral shapes drift in from the upper left, as dreams might.
moonface plum Face of the Evening | A cream line on deep plum draws a moon, and within it the profile of a face. A darker violet rests inside the circle; the loose end of the line hangs down like a thread.
ridges charcoal * Signals from the Plateau | Rows of fine black lines, quiet at both ends, break into peaks in the middle of the sheet. A red half sun sits on the top row, where the signal seems to come from.
ridges sand Quiet Seismograph | Stacked lines heave up into a range of mountains, highest at the top and again near the foot. A piece of copper sun shows behind the first summit.
rings clay Forty Monsoons, One Tree | Rings within rings, drawn in brown and flattened to an oval like a trunk sawn at a slant. A touch of pale apricot marks the heartwood.
rings olive Rings of the Jackfruit Tree | Growth rings in dark olive, crowded on one side and wide on the other. The heart is set off to the left, filled with a warm terracotta.
swings indigo Pendulum Study | Two bundles of blue loops swing out from a crossing and die away towards their feet. An orange disc lies where the paths are closest, as a bob would in its resting place.
swings tea Drawn by a Swing | A green line swings to and fro in ever narrower curves, till it has made an arch with two long legs. A mustard sun hangs in its upper right, behind the mesh of strokes.`,
  ],
  [
    'Sea and Monsoon',
    'waves',
    `swell lagoon * Arabian Swell | Six bands of swell come towards us, from sea-glass green to a teal that is nearly black. Fine lines follow every crest, and a coral sun has begun to sink behind the farthest.
swell indigo Deep Water Blue | A small orange sun touches a sea of layered blues, each wave a shade deeper than the one behind it. The off-white border gives the water an edge it never has.
swell dusk Evening Tide, Varkala | The sun sits on the waterline, round and amber, and the sea answers in rose, mauve and plum. Pale crests curl along every wave inside a peach-coloured border.
swell night Night Fishing Grounds | No boat is to be seen, only their sea: dark swells ruled with hairlines of light, and a full moon just clear of the horizon. A few stars keep it company.
swell jodhpur Salt Wind | Short, crossing waves fill the foreground, steep enough to feel the breeze behind them. Beyond, the water pales from royal blue to a haze in which a marigold sun is going down.
swell mist Calm after the Trawlers | An upright sea in grey-greens, with slow, even swells from the lower edge to the middle. An ochre sun hangs in a big empty sky; it could be dawn or a very quiet evening.
swell plum Tide under a Violet Moon | The peach moon is half in the water and lights nothing but the nearest haze. Below it the swells turn from lilac to aubergine, each outlined by a thread of foam.
shore lagoon * Low Tide, Seen by Gulls | Straight down on a beach: two parasols, one coral and one teal, with their shadows on the sand. A lip of white foam, and then the water goes down in steps from milk green to deep teal.
shore jodhpur Umbrella Weather | Five yellow-striped parasols are scattered on the sand, looked at from a great height. Below them the sea takes up two thirds of the sheet and darkens, band after band, to cobalt.
shore mist Marari from Above | A level shore seen from the air, with two parasols set well apart. Three thin lines of surf come in over sage-green shallows; the deep water lies along the bottom in bottle green.
shore indigo The Edge of the Map | Sand above, then foam, then blue upon blue, as an old chart would colour the soundings. Two small parasols on the left show how large the beach is, and how empty.
shore tea Green Bay, Gokarna | The shoreline climbs from left to right, so that the whole bay seems to tilt towards the light. The water is all greens, lime at the surf and forest at the lower edge, with two yellow parasols above.
shore sand Sandbar | A beach and a sea in the same family of browns, from pale biscuit to wet bark. One red parasol and one dark one stand on the sand; lines of foam slant across between dry and deep.`,
  ],
  [
    'Sea and Monsoon',
    'rain',
    `- monsoon * First Rain, Kovalam | A person with a coral umbrella stands on a flooded shore while palms toss on the left. Low hills fade behind slanting rain, and every drop makes its own ring on the grey water.
- mist One Umbrella | Grey-green rain, two leaning palms, and one orange umbrella with somebody under it. The scene is square and set in a wide, quiet border, which makes the small figure matter more.
- indigo June in Blue | Heavy indigo cloud hangs at the top, and the rain falls through a paler, almost lilac air. Two palms lean in from the right; an orange umbrella waits on the wet ground to the left.
- tea Wet Fields, Palakkad | The kind of rain that turns everything green, the air included. A yellow umbrella goes along the edge of the flooded fields, with palms to the right and soft hills in the distance.
- dusk It Rained until Evening | The clouds have lifted to plum and rose, but it has not stopped yet. Far off on the right stands a tiny figure with an amber umbrella; two palms lean away from it.
- night Rain on the Night Road | Midnight blue, with palms that are hardly darker than the sky. The pale yellow umbrella works like a lamp: it lights nothing, and yet one looks nowhere else.
- charcoal Monochrome Monsoon | Warm greys throughout, from wet slate to the white of falling rain. Only the umbrella is red, and a little of that red lies on the ground beneath it.
- olive Walking Home in Idavapathi | Three slender palms lean together over an olive landscape, and someone with a brick-red umbrella walks towards the left. The rain is thin here, and the hills can still be told apart.
- lagoon The Sea Comes Up the Street | Teal water has reached the feet of the palms and spreads to a line of blue-green hills. A coral umbrella stands in the flood, small beneath a tall column of rain.
- sand After the Long Heat | The land is still the colour of dust, but the first drops are making rings on it. Under a rust umbrella somebody has come out to stand in the weather, and two palms nod on the right.
- peacock Storm Lamp | A nearly black sea-green storm, with rain in long slanted scratches of light. The honey-coloured umbrella glows low on the left, and the palms opposite bend out of its way.`,
  ],
];

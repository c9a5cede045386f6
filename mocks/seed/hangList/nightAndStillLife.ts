import type { HangRow } from '../themes.ts';

/** Prints of the night sky, and still lifes. */
export const NIGHT_AND_STILL_LIFE: readonly HangRow[] = [
  [
    'Night Sky',
    'night',
    `phases night * A Month of Moons | Seven moons climb in an arc from thin crescent to full and come down again on the other side. Faint seas show on each of them, over a dark blue sky and a single ruled horizon.
phases charcoal Lunar Ledger | The arc of the phases in black ink on paper, seven entries from new to full and back. The shadowed part of each moon is a light grey, so that nothing is left out of the account.
phases plum The Moon's Errands | Eight peach-coloured phases go round a small sun with rays, on rings as thin as wire. Stars are sprinkled over the violet above and below, and most of the tall sheet is sky.
phases sand Phases, Quietly | Brown moons on cream circle a rust-red sun with fine rays, one for each step of the month. There are no stars and no ornament, only the order of the thing.
phases peacock Tide Table | Gold phases on a dark teal that lightens downwards like shallow water. They ring a rayed sun, full moon at the foot and new moon at the top, as fishermen would want to have it.
phases clay Moon and Earth Pigment | Seven moons in red-brown stand in a bow over a straight line, on a ground the colour of skin. Their seas are dabbed in lightly, and the dark sides are sand.
phases indigo Twenty-eight Nights | A wheel of navy moons on off-white, with an orange sun and its rays at the hub. Half, gibbous, full: one can follow the month round with a finger.
moonrise night * Moonrise at Hampi | A cream moon clears a dark hill, close enough to count its seas. One palm leans in from the left, the ridges come forward in deepening blues, and the stars have just begun.
moonrise plum The Violet Hour | The moon is huge and peach, and sits so low that the hills hide part of it. A palm on the right reaches into its face; all the rest is shades of plum.
moonrise peacock Moon over Coconut Country | Inside a blue-black border lies a green night with layered hills, a lone palm, and a golden moon resting on the ridge. Its halo reaches nearly to the top.
moonrise dusk Harvest Moon | An orange moon comes up behind three palms while the sky is still peach. The hills below go from mauve to midnight, and dark specks of early stars are scattered above.
moonrise indigo Orange Moon, Blue Hills | Three blue palms lean across a moon the colour of papaya. Below them the hills fall away in four blues, and a pale, speckled sky gives the warm disc all the attention.
moonrise monsoon A Break in the Clouds | The clouds have parted just far enough for a large, coral-red moon above slate hills. Two palms at the right lean away from it, and pin-prick stars show through the grey.
trails night * Stars Going Round | Hundreds of short arcs turn about one still point, over a mountain with a soft outline. The sky is navy, the border darker yet, and the trails are the colour of old ivory.
trails plum Long Exposure, Ladakh | Broken rings of light sweep over a violet sky and vanish behind low, black hills. The pole they turn about is right of the middle, so the whole sky seems to lean.
trails peacock Polaris from Spiti | Fine gold arcs wheel about the pole in a green-black night. Two folds of mountain lie across the bottom, without a single light on either of them.
trails charcoal Graphite Night | A night turned inside out: dark star trails on a pale sky, with charcoal hills beneath. A few strokes in faded red run along with the grey ones.
trails sand Desert Camp, Kutch | An arched opening on a sand-coloured sky, ringed by brown and rust trails. The hills at its foot are the only solid thing, dark as coffee.
trails indigo Slow Shutter | Blue arcs and a few orange ones turn in a wide, pale sky. At the very bottom a range of navy mountains holds still, which is how one knows how long it took.
chart night Chart of the Winter Sky | A round chart on midnight blue, with a graduated rim and rings like those of a dial. Little constellations are joined up in cream, and the unnamed stars fill the gaps.
chart plum Named by Sailors | Joined stars in pale pink on a violet disc, inside two fine circles. The dark margin above and below is wide, as on a sheet that has room for notes.
chart peacock A Map for Insomniacs | A great teal disc with golden constellations fills the square almost to its edges. Between the figures are plenty of small stars to count, should it come to that.
chart turmeric Jantar Mantar | Rust-red stars on a brown disc, set in a sheet of yellow that deepens towards the foot. Fine rings and spokes divide the sky as the stone instruments of the old observatories did.
chart tea Stars over the Tea Hills | A leaf-green disc of night on paler green, its constellations picked out in amber. Ticks run round the rim like the divisions on a compass.
chart clay The Astronomer's Plate | Oxblood sky, gold figures, and a warm sandy ground on both sides. It has the look of an engraved plate kept in a drawer and shown to visitors.`,
  ],
  [
    'Still Life',
    'stillLife',
    `- clay * Clay, Glaze and Eucalyptus | A ribbed petrol-blue vase holds a dry, brown branch beside a tall, dark beaker. One yellow fruit lies in front; a sun-coloured disc glows on the wall behind the leaves.
- mango Kitchen in Mango Season | A big bottle-green jar and a small orange vase with round-leaved sprigs, on a table of grass green. The fruit in front is ripe, and the apricot arch behind could be a window.
- olive Olive Jar, Afternoon | Red flowers burst from a black vase between a white cylinder and a wide olive jar. Two russet fruits rest against its foot, and the wall is the green of the jar, faded.
- indigo Blue Pots of Khurja | A cream jar, a blue one with a pale band, and an orange beaker with a blue feathery frond. Two orange fruits with leaves sit on the navy table, before an arch in the wall.
- blush Pink Wall, Late Lunch | Green, plum and yellow pots stand close together under a pink disc, with a dry sprig in the middle one. The fruit has been pushed to the right edge of the table.
- turmeric The Pickle Shelf | A striped red jar rises between a squat brown one and a white pot with a wide mouth. Two ripe fruits stand before them, on a shelf as yellow as mustard oil.
- lagoon Window Table | A dark teal vase with airy sprigs, a round coral pot and one small fruit, on a table of pale wood. Behind it pink wall meets mint-green light along a sharp edge.
- night Lamp-lit Supper | Four pots in blue, brown and cream come out of the dark like guests round a lamp. A frond of blue stands in one of them, and fruit in yellow and stone lies ready.
- madder Red Cloth | Yellow flowers on long, bent stems lean out of a ribbed golden vase. A red jar and a dark glass stand by, three fruits lie in front, and the cloth beneath is a full madder.
- sand Studio Corner in June | White, rust and black pots, and in the last of them orange and blue poppies that reach for the edge. Fruit in the same two colours waits on the brown table to be painted.
- dusk Evening Flowers | Low sun throws an amber window on the wall, its panes cut by a branch in a dark blue vase. Beside it stand a tall white beaker and two yellow fruits, on violet.
- charcoal Study in Black Clay | Red pots and a grey bottle in front of a clay-pink disc, on a table of black. A dense bunch of round leaves fills the middle, and three red fruits sit along the front.
- mist Cool Pantry | A little orange bottle with one sprig, a teal beaker, and a fruit that has rolled apart. The panes of a window lie on the pale wall, and the air feels freshly mopped.
- tea * What the Garden Gave | A white ribbed cylinder, a long-necked green bottle, and a dark vase of leafy twigs. One yellow fruit was found as well; it has the lighter end of the table to itself.
- jodhpur Blue Beaker from Jaipur | A cobalt beaker full of blue leaves and an orange bottle stand before a big straw-coloured disc. Pears and two round fruits are lined up along the blue table.
- dawn Sunday Fruit | A plum-coloured jar, a white vase and a slim orange bottle with a silvery branch. In front of them two orange fruits share a corner of the old-rose table.
- lotus Guests at Six | Pink and green poppies lean from a lilac vase as if to see who is at the door. A heavy green jar stands its ground, with two small fruits at its feet.
- peacock Teal Room, Late | Mint, yellow and coral vases, the first with a teal plume, shine in a room gone almost black. A single fruit lies before them, and an arch of dim green closes the back.
- plum Figs after Dinner | A coral cup, a purple jar and a cream vase with a spray of violet stand far apart on a dark table. Fruit is left in the middle, and the wall changes from plum to grey.
- monsoon Rain Outside, Fruit Inside | A slate jar, a small red pot and a dark bottle of thin twigs against a wall the grey of wet weather. Four fruits, all reds and pinks, make the warm end of the day.
- clay Terracotta Family | A tall petrol vase with a thick bunch of brown leaves leans towards a rounded clay pot. In front are a little yellow fruit and a large blue-green one, under a disc of sand.
- olive Herbs in a Borrowed Vase | Grey-green herbs spread from a round olive vase, between a banded jar and a tall ochre cylinder. Two pomegranate-red fruits lie on the pale cloth before an arch of dusty rose.
- mango * Late Sun on Two Jars | A yellow beaker and an orange bottle, with one fern in it and one fruit beside it. The light comes from the left, low and thick, and lengthens every shadow on the mustard table.
- indigo The Quiet Shelf | Two blue jars, a white cylinder and a small cream bottle with plenty of space between. A window's light falls on the wall behind some bluish twigs; three pale orange fruits sit at the left.
- madder Aunt's Dining Table | A generous golden jar takes up half the table, and beside it a maroon vase with bare, reddish twigs. Yellow fruit is set out in twos on a red cloth, as it always was.`,
  ],
];

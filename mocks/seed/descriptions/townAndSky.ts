/** Texts of prints by title: towns, houses and courtyards; moons, star trails and charts of the sky. */
export const CITY = `Rooftops of the Old Town | Flat roofs, parapets and water tanks rise in layers from violet to rose, with a few windows lit. Two palms lift their heads above them, and birds cross in front of a low amber sun.
Mylapore Mist | A town dissolving in grey-green morning air: clear roofs below, paler ones behind, then only outlines. Two palms lean over the lanes, and a large orange sun pushes through.
Blue Hour, Byculla | Blue buildings stand in ranks, the nearest dark enough for their yellow windows to count. Half an orange sun is left behind the towers; a palm rises on either side of the street.
Kite Season | Hot copper roofs, and a huge, pale yellow sun behind the domes and towers on the right. No kite is up yet, just a line of birds, and two palms that show there is wind.
Mumbai, First Week of July | The skyline in wet slate and steel, tower behind tower. A red sun has found a hole above the palms, and windows are lit early, for the next shower is on its way.
The Last Local | A moon over a city that is mostly windows, hundreds of them, some near and large, some no more than points. One dark palm stands in the middle like the last passenger.
Chandni Chowk at Four | Gold upon gold: domes, gates and terraces in the slanting light of the afternoon. The red sun is broken by a roofline, and two palms tower over the bazaar.
City in Graphite | Blocks of grey from pencil-light to soot, with battlements and domes cut out along the tops. Above them a single red sun, and here and there its echo in a window.
Milk Round, Shivajinagar | Peach sky, pink towers, and in front the plum-coloured roofs of an old quarter. A small orange sun is up; a few people are too, to judge by the windows.
Terrace Weather | Olive roofs in the soft light of a cool day, with one palm on the left and a domed house near the front. The rusty sun is just low enough to sit out with a book.
Blue House, Blue House | A hillside packed with houses in all blues from milk to cobalt, with whitewash between. Some windows are golden, and a marigold sun stands over the topmost roof.
Every Window Awake | Brick, cream and dark green walls climb to a tower, every one of them full of windows. Early sun hangs to the right, and the shadows between the houses are still cool.
Hill Station Houses | Lilac, plum and amber houses stand on each other's shoulders under a plain apricot sky. Those with golden fronts look as though they had kept the afternoon for themselves.
Lemon Lane | Yellow houses from lemon to mustard, relieved by green ones and a few in orange. They crowd up towards a round orange sun, like fruit on a barrow.
Festival Street | Pink, white and deep red fronts with bands of ochre, dressed for a holiday. Arched windows and little domes fill the sheet from side to side, below a brass-coloured sun.
Power Cut, Then Lights | Night on a crowded hillside, a moon above the right shoulder, and pale yellow windows coming on all over it. The wide, dark border makes them shine.
Painted Houses by the Port | Turquoise, coral and cream houses fill the square like crates on a quay. Round-arched windows look out at a clear, sunless sky, and no wall has the colour of its neighbour.
Jaisalmer Steps | Sandstone houses in beige, umber and cream go up by steps, with slate-blue shade on a few fronts. A copper sun stands to the right and picks out the cornices.
Noon in the Courtyard | Clay-red walls meet at a corner, with an arched door on the left and stairs on the right. A potted agave throws its spikes up in between; a slab of light lies over the floor.
Pink Stair | Pale pink walls, a white stair that goes up to the left, and a coral doorway with a plum interior. The agave in its green pot is the only thing with a sharp edge.
Sea Door, Pondicherry | An arch within an arch, coral round teal, in a wall of washed-out aqua. A big agave in a coral pot guards the steps, and half a sun stands on the wall.
Moonlit Haveli | The same hush as a house after everyone has gone up: navy walls, a pale lit arch, a path of light on the floor. Half a moon looks over, and the stair fades into the dark.
The Yellow House | A broad courtyard in ochre, taupe and brown, with a round-headed orange door. The light from it falls towards us past a red pot; the steps lie in shade.
Green Wall, Open Gate | Two green walls, one in sun and one out of it, and a tall yellow gate between dark jambs. Steps climb away to the left, and a plant in a yellow pot keeps the corner.
Siesta | Cream walls, grey floor, and a blue door deep inside a sand-coloured arch. Nobody is about but the agave; even the marigold sun has settled down behind the wall.`;

export const NIGHT = `A Month of Moons | Seven moons climb in an arc from thin crescent to full and come down again on the other side. Faint seas show on each of them, over a dark blue sky and a single ruled horizon.
Lunar Ledger | The arc of the phases in black ink on paper, seven entries from new to full and back. The shadowed part of each moon is a light grey, so that nothing is left out of the account.
The Moon's Errands | Eight peach-coloured phases go round a small sun with rays, on rings as thin as wire. Stars are sprinkled over the violet above and below, and most of the tall sheet is sky.
Phases, Quietly | Brown moons on cream circle a rust-red sun with fine rays, one for each step of the month. There are no stars and no ornament, only the order of the thing.
Tide Table | Gold phases on a dark teal that lightens downwards like shallow water. They ring a rayed sun, full moon at the foot and new moon at the top, as fishermen would want to have it.
Moon and Earth Pigment | Seven moons in red-brown stand in a bow over a straight line, on a ground the colour of skin. Their seas are dabbed in lightly, and the dark sides are sand.
Twenty-eight Nights | A wheel of navy moons on off-white, with an orange sun and its rays at the hub. Half, gibbous, full: one can follow the month round with a finger.
Moonrise at Hampi | A cream moon clears a dark hill, close enough to count its seas. One palm leans in from the left, the ridges come forward in deepening blues, and the stars have just begun.
The Violet Hour | The moon is huge and peach, and sits so low that the hills hide part of it. A palm on the right reaches into its face; all the rest is shades of plum.
Moon over Coconut Country | Inside a blue-black border lies a green night with layered hills, a lone palm, and a golden moon resting on the ridge. Its halo reaches nearly to the top.
Harvest Moon | An orange moon comes up behind three palms while the sky is still peach. The hills below go from mauve to midnight, and dark specks of early stars are scattered above.
Orange Moon, Blue Hills | Three blue palms lean across a moon the colour of papaya. Below them the hills fall away in four blues, and a pale, speckled sky gives the warm disc all the attention.
A Break in the Clouds | The clouds have parted just far enough for a large, coral-red moon above slate hills. Two palms at the right lean away from it, and pin-prick stars show through the grey.
Stars Going Round | Hundreds of short arcs turn about one still point, over a mountain with a soft outline. The sky is navy, the border darker yet, and the trails are the colour of old ivory.
Long Exposure, Ladakh | Broken rings of light sweep over a violet sky and vanish behind low, black hills. The pole they turn about is right of the middle, so the whole sky seems to lean.
Polaris from Spiti | Fine gold arcs wheel about the pole in a green-black night. Two folds of mountain lie across the bottom, without a single light on either of them.
Graphite Night | A night turned inside out: dark star trails on a pale sky, with charcoal hills beneath. A few strokes in faded red run along with the grey ones.
Desert Camp, Kutch | An arched opening on a sand-coloured sky, ringed by brown and rust trails. The hills at its foot are the only solid thing, dark as coffee.
Slow Shutter | Blue arcs and a few orange ones turn in a wide, pale sky. At the very bottom a range of navy mountains holds still, which is how one knows how long it took.
Chart of the Winter Sky | A round chart on midnight blue, with a graduated rim and rings like those of a dial. Little constellations are joined up in cream, and the unnamed stars fill the gaps.
Named by Sailors | Joined stars in pale pink on a violet disc, inside two fine circles. The dark margin above and below is wide, as on a sheet that has room for notes.
A Map for Insomniacs | A great teal disc with golden constellations fills the square almost to its edges. Between the figures are plenty of small stars to count, should it come to that.
Jantar Mantar | Rust-red stars on a brown disc, set in a sheet of yellow that deepens towards the foot. Fine rings and spokes divide the sky as the stone instruments of the old observatories did.
Stars over the Tea Hills | A leaf-green disc of night on paler green, its constellations picked out in amber. Ticks run round the rim like the divisions on a compass.
The Astronomer's Plate | Oxblood sky, gold figures, and a warm sandy ground on both sides. It has the look of an engraved plate kept in a drawer and shown to visitors.`;

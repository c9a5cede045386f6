import type { HangRow } from '../themes.ts';

/** Abstract prints, and those of towns and streets. */
export const ABSTRACT_AND_CITY: readonly HangRow[] = [
  [
    'Abstract',
    'bauhaus',
    `- clay * Thirteen Ways of Turning | Quarter rings, stripes and discs in terracotta and petrol, set on a grid of four by six. Curves start in one square and are taken up in the next, except where the sheet is left bare.
- indigo Quarter Notes | Blue quarters and half discs, five to a row, with orange squares for accents. Read from left to right it has the beat of a tune; two triangles come in as rests.
- mango Fruit Market, Simplified | Slices, segments and crates: green, orange and yellow shapes heaped on a cream grid. Here a rainbow of rind, there the stripes of an awning, and leaves at the corners.
- charcoal Grid with One Red Thought | Greys and off-whites hold a loose grid with many squares left empty. Red comes in at the top as a full disc and returns below in halves and quarters, the same thought said again.
- plum Late Show | Purple, plum and peach shapes light up a dark stage, with a row of ring-shaped spots along the middle. It is as crowded as a foyer, and everyone faces a different way.
- blush Soft Machine | Half discs in sage, plum and powder pink fit together like the parts of something gentle. A few ochre squares keep it running, and one green disc has rolled out at the bottom.`,
  ],
  [
    'Abstract',
    'midcentury',
    `arches clay Doorways Within Doorways | Three nested arches stand shoulder to shoulder on a line, clay outside and cream within. The tallest hides a door of petrol blue, and a yellow sun is high above the first two.
arches mist Arches in Waiting | A small arch between two larger ones, all in sea greens with rings of orange. They stand well apart under a soft ochre sun, like people at a country halt.
arches mango The Rainbow Shop | One tall arch of butter, orange, yellow and green, with a doorway left open in its middle. An orange sun peeps over the top as if it were the shop's sign.
arches indigo Aqueduct | A single broad arch in orange and two blues, drawn with white joints. The sun balances on its crown and turns a piece of engineering into a gesture.
stones sand * Balance, Held Lightly | Five stones, the blue one at the bottom and a striped one on top, each set a little off the other's middle. A blush disc behind them steadies the pile, or pretends to.
stones lagoon River Stones | Teal, mint, coral and sand pebbles stacked five high, two of them banded by the water. Behind the upper ones hangs a pale coral disc, round as a wet sun.
stones madder Cairn for a Friend | A pile of red stones, from blush to oxblood, left on a bare line. The halo of sand-coloured light behind it makes something solemn out of something simple.
mobile jodhpur A Mobile for the Study | Leaves, half moons and discs hang from fine wires in blue, white and marigold. The whole thing is in balance above a large, sand-coloured circle, waiting for someone to open the door.
mobile blush Small Weather | A mobile of plum, rose, coral and green pieces hangs before a pink disc. One drop-shaped piece has swung out on its own, the smallest possible storm.
forms olive * Conversation in Green | Two rounded shapes in sage and olive face a rust-red one. Where the three come near each other a little sun with ink rays has the word.
forms lagoon Shoreline Forms | Coral and teal fans overlap at the top, sand and mint shapes lie below. A dark-rayed coral sun sits where they almost meet, like the place where the sea comes in.
forms dawn Warm Front | Bars of orange and peach slide in from the left over a speckled violet stone. A thin, dark sprig grows up through all of them, and seems to be what is holding them in place.
forms peacock Deep Garden | Mint, teal and ochre forms float on a dark green ground, and a fine cream ring passes through them. A single bead has stopped on the ring, like a seed on its way down.`,
  ],
  [
    'Abstract',
    'field',
    `slabs madder Madder, Gold, Silence | Three brushed slabs: oxblood above, a wide field of gold, and a dusty pink below. The edges are soft, and a thread of light is left between one and the next.
slabs indigo * Blue Hour, Ochre Room #1 | Two blocks of nearly equal size, warm ochre over evening blue. Seen from afar it is a lit room at dusk; near by, it is all the strokes of a broad, dry brush.
slabs clay Earth above Earth | A dark brown field lies between teal and fired clay, heavy and calm. Ragged edges let the cream ground through, as roots do with a bank of soil.
slabs olive Field Notes | Forest green, a narrow strip of brick, and the pale green of young crop, one beneath the other. It is how a field looks from a train, remembered some days later.
aura dawn Sunrise, Remembered | An orange disc that fades towards its lower edge, in a wide peach haze. There is no horizon and no hill; what stays is the warmth in the middle.
aura turmeric Turmeric Sun | A red-brown sun sinks into yellow until its lower part can hardly be told from the air. Around it the glow is as thick as powder in a market.
aura plum Slow Lamp | Rings of light widen from a pale centre into deep aubergine, each fainter than the last. The longer one looks, the further the lamp seems to reach.
washes lagoon Tide Washes | Thin washes of sea green overlap from almost clear at the top to deep teal at the bottom. The upper and lower edges waver like a waterline, within a wide white margin.
washes blush Rose Water | Translucent bands of blush, sage and mauve drift across a square, darker where they cross. Nothing in it has an outline, and nothing needs one.`,
  ],
  [
    'Abstract',
    'contours',
    `layers lagoon Lagoon in Nine Layers | Sheets of sea green step down from nearly white on the left to deep teal on the right. In the deepest place lies a coral island, as though lifted from the bottom.
layers indigo Descent into Blue | Pale blue at the rim, darker with every layer, and at the centre of the navy an orange shape like a stone in a well. Soft shadows between the steps make the sheet feel cut.
layers clay Quarry | Cut edges of sandstone, clay and rust lead down towards a sheet of green-blue water at the top. Here and there a darker pit opens in the slope, with a step or two inside.`,
  ],
  [
    'City and Street',
    'city',
    `roofs dusk * Rooftops of the Old Town | Flat roofs, parapets and water tanks rise in layers from violet to rose, with a few windows lit. Two palms lift their heads above them, and birds cross in front of a low amber sun.
roofs mist Mylapore Mist | A town dissolving in grey-green morning air: clear roofs below, paler ones behind, then only outlines. Two palms lean over the lanes, and a large orange sun pushes through.
roofs indigo Blue Hour, Byculla | Blue buildings stand in ranks, the nearest dark enough for their yellow windows to count. Half an orange sun is left behind the towers; a palm rises on either side of the street.
roofs clay Kite Season | Hot copper roofs, and a huge, pale yellow sun behind the domes and towers on the right. No kite is up yet, just a line of birds, and two palms that show there is wind.
roofs monsoon Mumbai, First Week of July | The skyline in wet slate and steel, tower behind tower. A red sun has found a hole above the palms, and windows are lit early, for the next shower is on its way.
roofs night The Last Local | A moon over a city that is mostly windows, hundreds of them, some near and large, some no more than points. One dark palm stands in the middle like the last passenger.
roofs turmeric Chandni Chowk at Four | Gold upon gold: domes, gates and terraces in the slanting light of the afternoon. The red sun is broken by a roofline, and two palms tower over the bazaar.
roofs charcoal City in Graphite | Blocks of grey from pencil-light to soot, with battlements and domes cut out along the tops. Above them a single red sun, and here and there its echo in a window.
roofs dawn Milk Round, Shivajinagar | Peach sky, pink towers, and in front the plum-coloured roofs of an old quarter. A small orange sun is up; a few people are too, to judge by the windows.
roofs olive Terrace Weather | Olive roofs in the soft light of a cool day, with one palm on the left and a domed house near the front. The rusty sun is just low enough to sit out with a book.
houses jodhpur * Blue House, Blue House | A hillside packed with houses in all blues from milk to cobalt, with whitewash between. Some windows are golden, and a marigold sun stands over the topmost roof.
houses clay Every Window Awake | Brick, cream and dark green walls climb to a tower, every one of them full of windows. Early sun hangs to the right, and the shadows between the houses are still cool.
houses dusk Hill Station Houses | Lilac, plum and amber houses stand on each other's shoulders under a plain apricot sky. Those with golden fronts look as though they had kept the afternoon for themselves.
houses mango Lemon Lane | Yellow houses from lemon to mustard, relieved by green ones and a few in orange. They crowd up towards a round orange sun, like fruit on a barrow.
houses madder Festival Street | Pink, white and deep red fronts with bands of ochre, dressed for a holiday. Arched windows and little domes fill the sheet from side to side, below a brass-coloured sun.
houses night Power Cut, Then Lights | Night on a crowded hillside, a moon above the right shoulder, and pale yellow windows coming on all over it. The wide, dark border makes them shine.
houses lagoon Painted Houses by the Port | Turquoise, coral and cream houses fill the square like crates on a quay. Round-arched windows look out at a clear, sunless sky, and no wall has the colour of its neighbour.
houses sand Jaisalmer Steps | Sandstone houses in beige, umber and cream go up by steps, with slate-blue shade on a few fronts. A copper sun stands to the right and picks out the cornices.
courtyard clay * Noon in the Courtyard | Clay-red walls meet at a corner, with an arched door on the left and stairs on the right. A potted agave throws its spikes up in between; a slab of light lies over the floor.
courtyard blush Pink Stair #1 | Pale pink walls, a white stair that goes up to the left, and a coral doorway with a plum interior. The agave in its green pot is the only thing with a sharp edge.
courtyard lagoon Sea Door, Pondicherry | An arch within an arch, coral round teal, in a wall of washed-out aqua. A big agave in a coral pot guards the steps, and half a sun stands on the wall.
courtyard night Moonlit Haveli | The same hush as a house after everyone has gone up: navy walls, a pale lit arch, a path of light on the floor. Half a moon looks over, and the stair fades into the dark.
courtyard turmeric The Yellow House | A broad courtyard in ochre, taupe and brown, with a round-headed orange door. The light from it falls towards us past a red pot; the steps lie in shade.
courtyard tea Green Wall, Open Gate | Two green walls, one in sun and one out of it, and a tall yellow gate between dark jambs. Steps climb away to the left, and a plant in a yellow pot keeps the corner.
courtyard jodhpur Siesta | Cream walls, grey floor, and a blue door deep inside a sand-coloured arch. Nobody is about but the agave; even the marigold sun has settled down behind the wall.`,
  ],
];

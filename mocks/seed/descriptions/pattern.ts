/** Texts of prints by title: kolams, block prints and lattices, and abstract pictures. */
export const PATTERN = `Kolam for a New Year | Doubled indigo lines loop round their dots and build a large diamond on chalk white. A thin ruled border sets it off, as a doorstep does on the first morning of the year.
Threshold, Friday | A diamond kolam in pale double lines on terracotta, the colour of a floor washed before sunrise. Loops close neatly at all four points, and the upright sheet leaves it room.
Every Dot Accounted For | Seven rows of seven dots, and a cream line that has been round each of them. In the very middle one dot keeps a circle of its own, against deep peacock green.
The Line That Comes Home | Fine twin lines wander round the dots of a diamond and find their way back. The ground is a full madder red, and the border is as thin as the line itself.
Rice Flour on Stone | A square kolam, black where the flour would be white and pale where the stone would be dark. Straight runs in the middle and tight turns near the corners give it a slow rhythm.
Margazhi Before Dawn | White loops on a violet that is almost night, in the month when kolams are at their largest. This one is a modest diamond, hung with a good deal of darkness round it.
Grandmother's Geometry | An eight-cornered kolam in pale tan on coffee brown, broad enough to fill the square. At the slanting sides single dots sit in rings of their own, like children outside the game.
Courtyard Knot | A green line on cream, knotted into a diamond that is open at the top and dense across the middle. The ruled edge plays the part of the courtyard's walls.
Lotus of Eight Doors | A navy wheel with a many-petalled flower at its hub and rings of loops round it. Near the rim runs a circle of apricot petals, every other one at the tip of a spoke; dots finish the edge.
Festival Circle | Marigold scallops peep out all round a large brown wheel. Inside, two bands of leaf shapes turn about a hub of fine spokes, the way people stand round a drum.
Round Dance | Blue rings within rings, the outer one strung with small arches, the inner one with a spiky flower. Amber dots mark the joints like anklets.
Lamp-lit Mandala | Cream lines on aubergine, in an edge that ripples like cloth. A ring of brown petals circles the small flower in the middle, and a scatter of dots lies round the whole like light from a niche.
Still Centre | Thin dark teal rings, busy near the edge and calmer towards the middle. There, a flower of apricot petals rests with nothing to do, and the eye rests with it.
Marigold Wheel | A generous wheel in maroon line on blush, with big loose loops and not many of them. Golden petals fill the hub; the outer curves meet in small curls.
Ajrakh Evening | Indigo blossoms in offset rows across a pale cloth, some inked fully, some a shade lighter. Ochre specks lie between them, and a dotted border runs along all sides.
Bagru Field | Six-petalled flowers in madder red on pink, printed in rows that start a half step apart. Those at the border are cut by its line, as they are on the real yardage.
Buti on Green | Small green flowers with cream eyes repeat over a leaf-tinted ground, five long rows of them. The edging is narrow, all dots and dashes, like the selvedge of a sari.
Ink Block, Cloth White | Charcoal blooms with red centres on unbleached white, larger and fewer than one expects. The ink is uneven from one to the next, which is how a block shows that it was used.
Sandstone Screen | Eight-pointed stars in cream and sandstone, row upon row, on a ground of deep rust. The lighter stars fall at random, like sun on a wall of carved stone.
Stepwell Tiles | Large stars in seafoam and pale mint tile a dark teal ground. Coral dots mark the centre of some, and narrow diamonds of shadow open in between.
Blue City Jali | White and light blue stars cover a sky-blue panel, with a dozen or so in marigold among them. The plain margin round it makes the pattern look like a window someone left open.
Afternoon through the Lattice | Stars of butter and honey on brown, each with a small hole that shows the darker side. They run off all edges, so the lattice could go on as long as the afternoon.
Peacock Court | Six rows of six stars glow out of a blue-black square: teal, moss and pale jade. Amber dots at their hearts recall the eyes of a tail fan.
Scales of the River | Overlapping arcs in teal, mint, white and coral, stacked like the scales of a fish. Small dots sit under each curve, and the colours drift across in shoals.
Fans at Dusk | Big half-round fans in amber, violet and dusty rose, opened one over the other. Bands of cream keep them apart, and the deep purple ones read as gaps in the evening.
Tiled Roofs, Fort Kochi | Olive, moss and cream curves lie in courses like tiles on an old warehouse. Now and then one of them is brick red, as if it had been replaced last summer.
Thirteen Ways of Turning | Quarter rings, stripes and discs in terracotta and petrol, set on a grid of four by six. Curves start in one square and are taken up in the next, except where the sheet is left bare.
Quarter Notes | Blue quarters and half discs, five to a row, with orange squares for accents. Read from left to right it has the beat of a tune; two triangles come in as rests.
Fruit Market, Simplified | Slices, segments and crates: green, orange and yellow shapes heaped on a cream grid. Here a rainbow of rind, there the stripes of an awning, and leaves at the corners.
Grid with One Red Thought | Greys and off-whites hold a loose grid with many squares left empty. Red comes in at the top as a full disc and returns below in halves and quarters, the same thought said again.
Late Show | Purple, plum and peach shapes light up a dark stage, with a row of ring-shaped spots along the middle. It is as crowded as a foyer, and everyone faces a different way.
Soft Machine | Half discs in sage, plum and powder pink fit together like the parts of something gentle. A few ochre squares keep it running, and one green disc has rolled out at the bottom.
Doorways Within Doorways | Three nested arches stand shoulder to shoulder on a line, clay outside and cream within. The tallest hides a door of petrol blue, and a yellow sun is high above the first two.
Arches in Waiting | A small arch between two larger ones, all in sea greens with rings of orange. They stand well apart under a soft ochre sun, like people at a country halt.
The Rainbow Shop | One tall arch of butter, orange, yellow and green, with a doorway left open in its middle. An orange sun peeps over the top as if it were the shop's sign.
Aqueduct | A single broad arch in orange and two blues, drawn with white joints. The sun balances on its crown and turns a piece of engineering into a gesture.
Balance, Held Lightly | Five stones, the blue one at the bottom and a striped one on top, each set a little off the other's middle. A blush disc behind them steadies the pile, or pretends to.
River Stones | Teal, mint, coral and sand pebbles stacked five high, two of them banded by the water. Behind the upper ones hangs a pale coral disc, round as a wet sun.
Cairn for a Friend | A pile of red stones, from blush to oxblood, left on a bare line. The halo of sand-coloured light behind it makes something solemn out of something simple.
A Mobile for the Study | Leaves, half moons and discs hang from fine wires in blue, white and marigold. The whole thing is in balance above a large, sand-coloured circle, waiting for someone to open the door.
Small Weather | A mobile of plum, rose, coral and green pieces hangs before a pink disc. One drop-shaped piece has swung out on its own, the smallest possible storm.
Conversation in Green | Two rounded shapes in sage and olive face a rust-red one. Where the three come near each other a little sun with ink rays has the word.
Shoreline Forms | Coral and teal fans overlap at the top, sand and mint shapes lie below. A dark-rayed coral sun sits where they almost meet, like the place where the sea comes in.
Warm Front | Bars of orange and peach slide in from the left over a speckled violet stone. A thin, dark sprig grows up through all of them, and seems to be what is holding them in place.
Deep Garden | Mint, teal and ochre forms float on a dark green ground, and a fine cream ring passes through them. A single bead has stopped on the ring, like a seed on its way down.
Madder, Gold, Silence | Three brushed slabs: oxblood above, a wide field of gold, and a dusty pink below. The edges are soft, and a thread of light is left between one and the next.
Blue Hour, Ochre Room | Two blocks of nearly equal size, warm ochre over evening blue. Seen from afar it is a lit room at dusk; near by, it is all the strokes of a broad, dry brush.
Earth above Earth | A dark brown field lies between teal and fired clay, heavy and calm. Ragged edges let the cream ground through, as roots do with a bank of soil.
Field Notes | Forest green, a narrow strip of brick, and the pale green of young crop, one beneath the other. It is how a field looks from a train, remembered some days later.
Sunrise, Remembered | An orange disc that fades towards its lower edge, in a wide peach haze. There is no horizon and no hill; what stays is the warmth in the middle.
Turmeric Sun | A red-brown sun sinks into yellow until its lower part can hardly be told from the air. Around it the glow is as thick as powder in a market.
Slow Lamp | Rings of light widen from a pale centre into deep aubergine, each fainter than the last. The longer one looks, the further the lamp seems to reach.
Tide Washes | Thin washes of sea green overlap from almost clear at the top to deep teal at the bottom. The upper and lower edges waver like a waterline, within a wide white margin.
Rose Water | Translucent bands of blush, sage and mauve drift across a square, darker where they cross. Nothing in it has an outline, and nothing needs one.`;

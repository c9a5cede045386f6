import type { HangRow } from '../themes.ts';

/** Prints of hills, and of kolams and other patterns. */
export const HILLS_AND_KOLAMS: readonly HangRow[] = [
  [
    'Hills and Ghats',
    'hills',
    `range mist * Misty Ghats | Six ridges one behind the other, from dark pine to a green that is scarcely there. Small trees stand along the nearer crests, and an ochre sun hangs in the mist above the farthest.
range dawn Agumbe, Five in the Morning | The rim of an orange sun shows over the highest peak, and nothing else is awake. Below it jagged ridges step down from peach to plum, with trees along the last few.
range tea Nilgiri Greens | An arched window on rolling slopes, light green far away and bottle green up close. The yellow sun has just set foot on the top ridge, and two or three birds cross to the left.
range dusk The Long Way to Valparai | Long, low ridges cross a wide sheet like folds in cloth, apricot at the back and night violet in front. There is no sun in the sky, only what it left behind.
range monsoon Clouds Come to Ponmudi | Slate-blue ridges lie flat beneath a grey sky, and a red sun is slipping into the first of them. Birds turn away to the right; the whole scene sits in a pale border.
range indigo Blue Distances | Seven depths of blue, beginning as haze and ending close by in ink. Sparse trees mark the middle ridges, two birds pass, and the upper half is left to the air.
range clay Red Earth, Quiet Ridge | Broad ridges in sand, ochre and brick, getting darker towards us until they are almost black. The sun is half behind the farthest, on the right, and rows of little trees look on.
range lotus Rhododendron Slopes | Hillsides in every pink from petal to plum, some with a fringe of dark trees. A salmon sun stands high on the left and tints even the sky.
range sand Aravalli Heat | Bare, pointed ridges in straw and umber fill an arch set in a wide margin. A sliver of orange sun shows in a dip at the top, the only strong colour for miles.
cut olive * One Sun, Many Hills | Four rounded hills in olive and moss overlap like cut paper, some of them ruled with fine curves. The terracotta sun hangs over the lowest point between them.
cut clay Deccan Forms | A wide, low composition: sandstone, copper and maroon hills under a yellow sun. Thin contour lines comb two of the slopes; the foreground is one dark, plain sweep.
cut jodhpur Cool Morning Pass | Blue hills meet at a pass in the middle, pale ones behind, navy ones in front, and fine lines run over them like wind. The marigold sun stands exactly above the gap.
cut madder Ember Hills | Steep, round hills in coral, madder and oxblood pile up towards a dull gold sun. Striped slopes alternate with plain ones, so the heap seems to glow and cool by turns.
cut dawn Hill Country Poster | Flat hills in peach, lilac and dark violet, with an orange sun just where a poster would want it. The border is part of the design and needs only a thin frame.
cut charcoal Graphite Range | A red sun over hills of pencil grey, from chalk to nearly black. The pale lines on the slopes look as if someone had drawn a comb through the graphite.
cut mango Children of the Plateau | Yellow, mustard, leaf and pine: five plump hills tumble over each other across the sheet. An orange sun watches from above, well clear of the game.`,
  ],
  [
    'Hills and Ghats',
    'terraces',
    `- tea * Tea Pickers' Path, Munnar | Rows of tea flow over the slopes in five greens, and a small white house stands among them beside a tree. The sun has half gone behind the ridge on the left.
- mango Estate Bungalow | Yellow hills above, green ones below, all combed by planting lines. A cream bungalow with an orange roof sits in the middle distance; only the top of the sun still shows.
- mist Coonoor in November | Cool blue-green terraces under a colourless sky, in a square with a wide border. One orange roof warms the hillside, with a few round trees for neighbours.
- olive Cardamom Country | Dark olive slopes rise to a bare, pale crest, where a single tree marks the top. A white house with a red roof is tucked in behind another tree, halfway up.
- turmeric Paddy Steps | Ripe golden terraces curve down to a brown foreground, each furrow drawn. A red-roofed hut stands in the fold of the hill on the right, and round trees gather in twos and threes.
- dusk The Planter's Evening | Rose hills darken to violet as they come nearer, with terraces like corduroy. An amber sun rolls behind the shoulder of the ridge, and a small house on the left has its roof in the light.`,
  ],
  [
    'Hills and Ghats',
    'contours',
    `map tea Survey Sheet, Anamudi | Height lines draw a mountain seen from straight above, and a soft green tint covers its upper part. A tiny ochre dot marks one spot on the slope, for a reason the sheet does not give.
map sand The Shape of the Valley | A round cut-out from a map: closed brown lines, and a steep oval rise filled with grey-blue. A second, smaller summit lies to the left, beyond the hollow between them.
map clay Walking Map to the Temple | Contours run down a tall, sandy sheet, and a sage-grey upland stretches across it like a footprint. The teal dot on its side is where one would stop for breath.
map mist Rainfall over the Ridge | A dense net of fine dark lines on cool white, in places almost like handwriting. Two sandy patches pick out the high ground, one small, the other cut off by the lower edge.`,
  ],
  [
    'Kolam and Pattern',
    'kolam',
    `sikku indigo * Kolam for a New Year | Doubled indigo lines loop round their dots and build a large diamond on chalk white. A thin ruled border sets it off, as a doorstep does on the first morning of the year.
sikku clay Threshold, Friday | A diamond kolam in pale double lines on terracotta, the colour of a floor washed before sunrise. Loops close neatly at all four points, and the upright sheet leaves it room.
sikku peacock Every Dot Accounted For | Seven rows of seven dots, and a cream line that has been round each of them. In the very middle one dot keeps a circle of its own, against deep peacock green.
sikku madder The Line That Comes Home | Fine twin lines wander round the dots of a diamond and find their way back. The ground is a full madder red, and the border is as thin as the line itself.
sikku charcoal Rice Flour on Stone | A square kolam, black where the flour would be white and pale where the stone would be dark. Straight runs in the middle and tight turns near the corners give it a slow rhythm.
sikku plum Margazhi Before Dawn | White loops on a violet that is almost night, in the month when kolams are at their largest. This one is a modest diamond, hung with a good deal of darkness round it.
sikku turmeric Grandmother's Geometry | An eight-cornered kolam in pale tan on coffee brown, broad enough to fill the square. At the slanting sides single dots sit in rings of their own, like children outside the game.
sikku tea Courtyard Knot | A green line on cream, knotted into a diamond that is open at the top and dense across the middle. The ruled edge plays the part of the courtyard's walls.
mandala indigo Lotus of Eight Doors | A navy wheel with a many-petalled flower at its hub and rings of loops round it. Near the rim runs a circle of apricot petals, every other one at the tip of a spoke; dots finish the edge.
mandala clay Festival Circle | Marigold scallops peep out all round a large brown wheel. Inside, two bands of leaf shapes turn about a hub of fine spokes, the way people stand round a drum.
mandala jodhpur Round Dance | Blue rings within rings, the outer one strung with small arches, the inner one with a spiky flower. Amber dots mark the joints like anklets.
mandala plum Lamp-lit Mandala | Cream lines on aubergine, in an edge that ripples like cloth. A ring of brown petals circles the small flower in the middle, and a scatter of dots lies round the whole like light from a niche.
mandala mist Still Centre | Thin dark teal rings, busy near the edge and calmer towards the middle. There, a flower of apricot petals rests with nothing to do, and the eye rests with it.
mandala madder Marigold Wheel | A generous wheel in maroon line on blush, with big loose loops and not many of them. Golden petals fill the hub; the outer curves meet in small curls.`,
  ],
  [
    'Kolam and Pattern',
    'jali',
    `block indigo Ajrakh Evening | Indigo blossoms in offset rows across a pale cloth, some inked fully, some a shade lighter. Ochre specks lie between them, and a dotted border runs along all sides.
block madder * Bagru Field | Six-petalled flowers in madder red on pink, printed in rows that start a half step apart. Those at the border are cut by its line, as they are on the real yardage.
block tea Buti on Green | Small green flowers with cream eyes repeat over a leaf-tinted ground, five long rows of them. The edging is narrow, all dots and dashes, like the selvedge of a sari.
block charcoal Ink Block, Cloth White | Charcoal blooms with red centres on unbleached white, larger and fewer than one expects. The ink is uneven from one to the next, which is how a block shows that it was used.
screen clay Sandstone Screen | Eight-pointed stars in cream and sandstone, row upon row, on a ground of deep rust. The lighter stars fall at random, like sun on a wall of carved stone.
screen lagoon Stepwell Tiles | Large stars in seafoam and pale mint tile a dark teal ground. Coral dots mark the centre of some, and narrow diamonds of shadow open in between.
screen jodhpur * Blue City Jali | White and light blue stars cover a sky-blue panel, with a dozen or so in marigold among them. The plain margin round it makes the pattern look like a window someone left open.
screen turmeric Afternoon through the Lattice | Stars of butter and honey on brown, each with a small hole that shows the darker side. They run off all edges, so the lattice could go on as long as the afternoon.
screen peacock Peacock Court | Six rows of six stars glow out of a blue-black square: teal, moss and pale jade. Amber dots at their hearts recall the eyes of a tail fan.
scallop lagoon Scales of the River | Overlapping arcs in teal, mint, white and coral, stacked like the scales of a fish. Small dots sit under each curve, and the colours drift across in shoals.
scallop dusk Fans at Dusk | Big half-round fans in amber, violet and dusty rose, opened one over the other. Bands of cream keep them apart, and the deep purple ones read as gaps in the evening.
scallop olive Tiled Roofs, Fort Kochi | Olive, moss and cream curves lie in courses like tiles on an old warehouse. Now and then one of them is brick red, as if it had been replaced last summer.`,
  ],
];

/** Texts of prints by title: plants, hills, terraces and maps. */
export const LAND = `Curry Leaf, Kitchen Window | Three sprigs stand side by side before a soft green shape: a feathery one, a round-leaved one, and a dark stem dotted with small ochre berries. They are the greens of a sill that is watered daily.
Neem in the Courtyard | A narrow frond leans left and a leafy branch with rust-red berries leans right. Between them a pale arch suggests the doorway that they grew beside.
A Stem for Amma | One rosewood stem, broad leaves in pairs, three or four green berries. It rises in front of a blush arch and has the whole sheet to itself, as a present should.
Dry Season Herbarium | Three stems in brick, copper and dark brown cross at their feet and part at the top. A few blue-grey berries remain; the sandy disc behind is the heat.
Eucalyptus, Ooty Road | A blue-green branch with ochre berries and a thin, silvery frond, leaning apart like two people in conversation. The light behind them is no more than a tint of mist.
Lemongrass and Company | Five different stems in a row, yellow, green and nearly black, with orange berries on the first two. The big apricot shape behind the middle ones holds the company together.
Night-blooming Garden | Out of deep navy come three stems: one blue, one the brown of toast, one cream. Small pale dots sit among the leaves and look, from across the room, like flowers opening.
Pressed Between Pages | Four dried stems, evenly spaced and each of its own kind, in browns from straw to bark. A faded coral disc behind the second is the one trace of summer left on the page.
The Fern Collector | Five specimens against dark teal, the middle one a pale fern before a round lighter patch. The others keep their distance, two of them with tiny golden berries.
Blue Herbarium | A spiky frond, a slim branch and a string of round navy leaves, printed in blues on a cool white. Orange berries appear where the three stems meet.
Stems, Early Morning | Two stems in mauve and pink open to either side of a sage-green disc. Their leaves are lighter along one half, as though the sun had reached that side first.
Cut Leaves in Many Colours | Six leaf shapes in six panels, coral, white and deep teal on grounds of sea green. They look cut with scissors rather than drawn, and no two hold themselves alike.
Scissors and Fronds | A sheet of six fronds in terracotta, bone and petrol blue. Each tilts a little differently inside its block of clay or sand, so the grid stays lively.
A Garden of Offcuts | Three panels in orange, cream and yellow, each with one large leaf, white in the first and green in the others. The tips reach past their panels, as offcuts do.
Indigo Cuttings | Three leaves lie across pale blue, linen and deep indigo, all of them in some shade of ink. The outer edges of the leaves spill over the blocks and tie the three together.
Paper Ferns | Two ferns, one above the other: plum on old rose, green on the palest pink. Both lean to the right, and the upper one seems to be telling the lower where to go.
Scissors, Charcoal, Paper | Black, ash and off-white, with one panel of red at the left in the middle row. Six leaf shapes, cut bold enough to read from the other end of a corridor.
The Gardener's Quilt | Two patches only: a cream leaf on burnt orange, and another on olive. They are large, plain and a bit uneven, like patches sewn by someone with better things to do outdoors.
Under the Banana Leaves | Torn banana leaves push in from the left and the lower corner, from pale lime to bottle green. Through the gap one sees a round, ochre sun in a hazy sky.
Silent Valley | Cool grey-green foliage rises like a wall, with one pale leaf standing upright in the middle. A large, soft orange sun is going down behind it, already half behind the tips.
Plantation Sunrise | Mauve and rose leaves part on both sides to let an orange sun through. One small leaf stands alone at the bottom, caught in the open as the day begins.
The Forest Has Lamps | A dull gold moon hangs in a near-black sky over a mass of teal leaves. The foliage fills the lower half, each layer a little deeper in shadow than the one in front.
Late Sun, Wayanad | Everything has turned to honey, mustard and brown. A rust-red sun drops behind a split leaf in the foreground, while darker ones close in at either end of this broad view.
Rain Tree Shade | Turquoise and sea-green leaves climb from below, and a single dark one points at a coral sun. Between them is a lot of pale, rinsed air.
The Undergrowth Listens | Slate-blue leaves crowd in all round the sheet and leave a clearing in its centre. The sun is a muted red disc at the top of the gap, touched by the tip of one leaf.
Misty Ghats | Six ridges one behind the other, from dark pine to a green that is scarcely there. Small trees stand along the nearer crests, and an ochre sun hangs in the mist above the farthest.
Agumbe, Five in the Morning | The rim of an orange sun shows over the highest peak, and nothing else is awake. Below it jagged ridges step down from peach to plum, with trees along the last few.
Nilgiri Greens | An arched window on rolling slopes, light green far away and bottle green up close. The yellow sun has just set foot on the top ridge, and two or three birds cross to the left.
The Long Way to Valparai | Long, low ridges cross a wide sheet like folds in cloth, apricot at the back and night violet in front. There is no sun in the sky, only what it left behind.
Clouds Come to Ponmudi | Slate-blue ridges lie flat beneath a grey sky, and a red sun is slipping into the first of them. Birds turn away to the right; the whole scene sits in a pale border.
Blue Distances | Seven depths of blue, beginning as haze and ending close by in ink. Sparse trees mark the middle ridges, two birds pass, and the upper half is left to the air.
Red Earth, Quiet Ridge | Broad ridges in sand, ochre and brick, getting darker towards us until they are almost black. The sun is half behind the farthest, on the right, and rows of little trees look on.
Rhododendron Slopes | Hillsides in every pink from petal to plum, some with a fringe of dark trees. A salmon sun stands high on the left and tints even the sky.
Aravalli Heat | Bare, pointed ridges in straw and umber fill an arch set in a wide margin. A sliver of orange sun shows in a dip at the top, the only strong colour for miles.
One Sun, Many Hills | Four rounded hills in olive and moss overlap like cut paper, some of them ruled with fine curves. The terracotta sun hangs over the lowest point between them.
Deccan Forms | A wide, low composition: sandstone, copper and maroon hills under a yellow sun. Thin contour lines comb two of the slopes; the foreground is one dark, plain sweep.
Cool Morning Pass | Blue hills meet at a pass in the middle, pale ones behind, navy ones in front, and fine lines run over them like wind. The marigold sun stands exactly above the gap.
Ember Hills | Steep, round hills in coral, madder and oxblood pile up towards a dull gold sun. Striped slopes alternate with plain ones, so the heap seems to glow and cool by turns.
Hill Country Poster | Flat hills in peach, lilac and dark violet, with an orange sun just where a poster would want it. The border is part of the design and needs only a thin frame.
Graphite Range | A red sun over hills of pencil grey, from chalk to nearly black. The pale lines on the slopes look as if someone had drawn a comb through the graphite.
Children of the Plateau | Yellow, mustard, leaf and pine: five plump hills tumble over each other across the sheet. An orange sun watches from above, well clear of the game.
Tea Pickers' Path, Munnar | Rows of tea flow over the slopes in five greens, and a small white house stands among them beside a tree. The sun has half gone behind the ridge on the left.
Estate Bungalow | Yellow hills above, green ones below, all combed by planting lines. A cream bungalow with an orange roof sits in the middle distance; only the top of the sun still shows.
Coonoor in November | Cool blue-green terraces under a colourless sky, in a square with a wide border. One orange roof warms the hillside, with a few round trees for neighbours.
Cardamom Country | Dark olive slopes rise to a bare, pale crest, where a single tree marks the top. A white house with a red roof is tucked in behind another tree, halfway up.
Paddy Steps | Ripe golden terraces curve down to a brown foreground, each furrow drawn. A red-roofed hut stands in the fold of the hill on the right, and round trees gather in twos and threes.
The Planter's Evening | Rose hills darken to violet as they come nearer, with terraces like corduroy. An amber sun rolls behind the shoulder of the ridge, and a small house on the left has its roof in the light.
Survey Sheet, Anamudi | Height lines draw a mountain seen from straight above, and a soft green tint covers its upper part. A tiny ochre dot marks one spot on the slope, for a reason the sheet does not give.
The Shape of the Valley | A round cut-out from a map: closed brown lines, and a steep oval rise filled with grey-blue. A second, smaller summit lies to the left, beyond the hollow between them.
Walking Map to the Temple | Contours run down a tall, sandy sheet, and a sage-grey upland stretches across it like a footprint. The teal dot on its side is where one would stop for breath.
Rainfall over the Ridge | A dense net of fine dark lines on cool white, in places almost like handwriting. Two sandy patches pick out the high ground, one small, the other cut off by the lower edge.
Lagoon in Nine Layers | Sheets of sea green step down from nearly white on the left to deep teal on the right. In the deepest place lies a coral island, as though lifted from the bottom.
Descent into Blue | Pale blue at the rim, darker with every layer, and at the centre of the navy an orange shape like a stone in a well. Soft shadows between the steps make the sheet feel cut.
Quarry | Cut edges of sandstone, clay and rust lead down towards a sheet of green-blue water at the top. Here and there a darker pit opens in the slope, with a step or two inside.`;

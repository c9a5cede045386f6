/** Texts of prints by title: pots, stems and fruit on a table; drawings in line. */
export const STILL_LIFE = `Clay, Glaze and Eucalyptus | A ribbed petrol-blue vase holds a dry, brown branch beside a tall, dark beaker. One yellow fruit lies in front; a sun-coloured disc glows on the wall behind the leaves.
Kitchen in Mango Season | A big bottle-green jar and a small orange vase with round-leaved sprigs, on a table of grass green. The fruit in front is ripe, and the apricot arch behind could be a window.
Olive Jar, Afternoon | Red flowers burst from a black vase between a white cylinder and a wide olive jar. Two russet fruits rest against its foot, and the wall is the green of the jar, faded.
Blue Pots of Khurja | A cream jar, a blue one with a pale band, and an orange beaker with a blue feathery frond. Two orange fruits with leaves sit on the navy table, before an arch in the wall.
Pink Wall, Late Lunch | Green, plum and yellow pots stand close together under a pink disc, with a dry sprig in the middle one. The fruit has been pushed to the right edge of the table.
The Pickle Shelf | A striped red jar rises between a squat brown one and a white pot with a wide mouth. Two ripe fruits stand before them, on a shelf as yellow as mustard oil.
Window Table | A dark teal vase with airy sprigs, a round coral pot and one small fruit, on a table of pale wood. Behind it pink wall meets mint-green light along a sharp edge.
Lamp-lit Supper | Four pots in blue, brown and cream come out of the dark like guests round a lamp. A frond of blue stands in one of them, and fruit in yellow and stone lies ready.
Red Cloth | Yellow flowers on long, bent stems lean out of a ribbed golden vase. A red jar and a dark glass stand by, three fruits lie in front, and the cloth beneath is a full madder.
Studio Corner in June | White, rust and black pots, and in the last of them orange and blue poppies that reach for the edge. Fruit in the same two colours waits on the brown table to be painted.
Evening Flowers | Low sun throws an amber window on the wall, its panes cut by a branch in a dark blue vase. Beside it stand a tall white beaker and two yellow fruits, on violet.
Study in Black Clay | Red pots and a grey bottle in front of a clay-pink disc, on a table of black. A dense bunch of round leaves fills the middle, and three red fruits sit along the front.
Cool Pantry | A little orange bottle with one sprig, a teal beaker, and a fruit that has rolled apart. The panes of a window lie on the pale wall, and the air feels freshly mopped.
What the Garden Gave | A white ribbed cylinder, a long-necked green bottle, and a dark vase of leafy twigs. One yellow fruit was found as well; it has the lighter end of the table to itself.
Blue Beaker from Jaipur | A cobalt beaker full of blue leaves and an orange bottle stand before a big straw-coloured disc. Pears and two round fruits are lined up along the blue table.
Sunday Fruit | A plum-coloured jar, a white vase and a slim orange bottle with a silvery branch. In front of them two orange fruits share a corner of the old-rose table.
Guests at Six | Pink and green poppies lean from a lilac vase as if to see who is at the door. A heavy green jar stands its ground, with two small fruits at its feet.
Teal Room, Late | Mint, yellow and coral vases, the first with a teal plume, shine in a room gone almost black. A single fruit lies before them, and an arch of dim green closes the back.
Figs after Dinner | A coral cup, a purple jar and a cream vase with a spray of violet stand far apart on a dark table. Fruit is left in the middle, and the wall changes from plum to grey.
Rain Outside, Fruit Inside | A slate jar, a small red pot and a dark bottle of thin twigs against a wall the grey of wet weather. Four fruits, all reds and pinks, make the warm end of the day.
Terracotta Family | A tall petrol vase with a thick bunch of brown leaves leans towards a rounded clay pot. In front are a little yellow fruit and a large blue-green one, under a disc of sand.
Herbs in a Borrowed Vase | Grey-green herbs spread from a round olive vase, between a banded jar and a tall ochre cylinder. Two pomegranate-red fruits lie on the pale cloth before an arch of dusty rose.
Late Sun on Two Jars | A yellow beaker and an orange bottle, with one fern in it and one fruit beside it. The light comes from the left, low and thick, and lengthens every shadow on the mustard table.
The Quiet Shelf | Two blue jars, a white cylinder and a small cream bottle with plenty of space between. A window's light falls on the wall behind some bluish twigs; three pale orange fruits sit at the left.
Aunt's Dining Table | A generous golden jar takes up half the table, and beside it a maroon vase with bare, reddish twigs. Yellow fruit is set out in twos on a red cloth, as it always was.`;

export const LINE_DRAWING = `Two Sprigs, One Line | A fine brown line goes along the table, up through a vase, round its leaves and down again. An apricot patch behind the sprigs is the only colour.
Vase without Lifting the Pen | A vase and three leaves in one steady, dark green line. A grey-green cloud of colour lies behind it, and a small ochre shape floats to the right like fruit not yet put in a bowl.
White Ink Vase | The line is cream and the night is navy: a vase, its leaves, the edge of a table. A deeper blue shape backs the stem, and a pale gold one stands in for the moon.
Lotus, Unbroken | A small lotus drawn in a thread of plum, with the line running off level on both sides. It sits in the middle of a very wide sheet, with a breath of pink beneath it.
Water Flower | Bold teal strokes open into a fan of petals and end in the ripple below. A sea-green patch fills the flower, and a coral shape touches the tip of one petal.
Padma | A lotus in hair-thin umber on ivory, the petals opened like a hand. Its one shadow is a soft oval of sand, set a little to the right of where it ought to be.
A Road and Two Hills | Two peaks and a winding road, drawn without a stop over a large clay-coloured shape. A smaller, darker one lies over the second summit, where the sun would be caught.
Summit Line | Up, down, up, and home by a road with two bends. The navy line is all there is, apart from a pale blue patch behind the lower summit.
Boatman, Single Line | A man, his pole and the curve of a canoe, suggested with very little ink. Peach colour spreads behind his back, and an orange shape hangs to the left like an early sun.
Crossing | The boatman again bends to his pole, here in dark slate on grey. The line that made him runs on to become the water, and a large dim oval gives him some weather.
Bird That Stayed | A bird stands on its own ground line, turned to the left, all in one green stroke from beak to tail. The leaf-green shape behind its wing is larger than the bird, like the tree it came from.
Bulbul at the Gate | A plump bird faces right, its tail nearly touching the ground line. Brick red colours its breast and runs over the outline, which nobody will mind.
Morning Visitor | A small bird looks left into the light: a golden shape round its head, a blush one behind. The maroon line loops once for the wing and is done.
Filter Coffee | A tumbler and its steam, drawn as one long twist that climbs above the rim. Everything is in coffee brown on cream, with a patch of milk behind.
First Chai | Steam goes up from a cup in a tall, wavering flame of a line. Marigold and ochre shapes glow behind it, as kitchens do at that hour.
Banana Leaf, One Breath | A torn banana leaf set down in a single go, its stem trailing off to the right. The amber shape lies behind the lower half, well out of register.
Blue Leaf | One leaf in navy line, with a notched edge and a double rib. A large oval of pale blue holds it, tilted the same way as the leaf.
Half Moon Sleeping | A sleeping profile and the round of the moon share one thin line, which ends below in a loop. Blush and coral shapes drift in from the upper left, as dreams might.
Face of the Evening | A cream line on deep plum draws a moon, and within it the profile of a face. A darker violet rests inside the circle; the loose end of the line hangs down like a thread.
Signals from the Plateau | Rows of fine black lines, quiet at both ends, break into peaks in the middle of the sheet. A red half sun sits on the top row, where the signal seems to come from.
Quiet Seismograph | Stacked lines heave up into a range of mountains, highest at the top and again near the foot. A piece of copper sun shows behind the first summit.
Forty Monsoons, One Tree | Rings within rings, drawn in brown and flattened to an oval like a trunk sawn at a slant. A touch of pale apricot marks the heartwood.
Rings of the Jackfruit Tree | Growth rings in dark olive, crowded on one side and wide on the other. The heart is set off to the left, filled with a warm terracotta.
Pendulum Study | Two bundles of blue loops swing out from a crossing and die away towards their feet. An orange disc lies where the paths are closest, as a bob would in its resting place.
Drawn by a Swing | A green line swings to and fro in ever narrower curves, till it has made an arch with two long legs. A mustard sun hangs in its upper right, behind the mesh of strokes.`;

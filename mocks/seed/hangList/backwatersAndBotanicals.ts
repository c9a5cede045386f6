import type { HangRow } from '../themes.ts';

/** Prints of backwaters and of plants. */
export const BACKWATERS_AND_BOTANICALS: readonly HangRow[] = [
  [
    'Backwaters',
    'backwater',
    `canoe dusk * Last Ferry to Kainakary | A boatman poles his long canoe across the amber track of a low sun. Behind him the shore has gone violet, and one smaller boat is still out near the palms on the right.
canoe dawn First Light, Vembanad | Rose water under a rose sky, with a coral sun coming up through the palms of an island. Two canoes are out already, a few birds are above them, and a pale border holds it all.
palms tea Coconut Noon | Two tall coconut palms stand close at the right-hand edge and lean over a wide green lake. A single canoe passes below them, towards a golden sun caught in the crowns of an islet.
houseboat lagoon * A Slow Boat Past Nedumudi | A kettuvallam with a humped roof of coir lies on teal water, its bow and stern curling upwards. The coral sun has touched the island to the left and draws a ladder of strokes down the lake.
canoe mist The Toddy Tapper Goes Home | Seen as if through a round window: dark fronds hang in from the left, an ochre sun glows behind them, and a man stands in his canoe on grey-green water. Another boat is far ahead.
palms clay Kuttanad in March | Terracotta water and a pale, hot sky inside a circle. Palms lean over from the left bank, and the sun waits behind a second group of them while a lone canoe crosses in between.
houseboat indigo Moored by the Island | A houseboat lies broadside on a calm lake, with hills in four depths of blue along the horizon. The only warm thing is the orange sun, half hidden among island palms; birds pass at the top.
canoe night Lantern Fishing | Under a full moon two canoes carry small lights over nearly black water. The moon's reflection falls in broken bars down the middle, and the palms on the right bank can only be guessed.
canoe turmeric Harvest Canal | Everything is the gold of ripe paddy except two dark palms that fill the right side. A red sun burns behind their fronds, one canoe glides into its light, and a second keeps to the far bank.
palms dusk Two Palms and a Promise | Two plum-coloured trunks cross near the edge of the water and spread their crowns over half the sky. A canoe is just about to slip behind them, out of the strip of amber light.
houseboat dawn Breakfast on the Water | A houseboat sits squarely in the reflection of a coral sun that has only now cleared the shore. Pink air, pink lake, a row of slim palms on the left, and nobody in a hurry.
canoe jodhpur The Ferryman's Sunday | A tall sheet of pale sky with most of the picture in its lower half: a marigold sun, blue islands, and a canoe that cuts its reflection in two. Further out someone else has the same idea.
palms olive Between Two Islands | Olive water runs between a grove on the right and two great palms that reach in from the left. In the channel, where a brick-red sun lays its strokes, a canoe goes across.
houseboat peacock Moon over the Kettuvallam | A peacock-dark lake, stars, and a honey-coloured moon whose light comes down in bars. Beside it floats a houseboat with its little window lit; a darker border closes the night in.
canoe sand Low Water, Long Afternoon | Sand, straw and old wood, with a copper sun that rests its lower edge on the hills. Two canoes share the lake: a large one in the light, and one far away below the palms.
palms plum Where the Lake Keeps Quiet | Plum night from corner to corner. A cream moon rises beside a leaning palm, the water carries its light in short bars, and a single canoe passes through them without a sound.
canoe monsoon Before the Rain Reaches Us | The sky has turned slate, and the sun looks through the fronds as a red disc. Below the leaning palms on the left a man poles quickly; a second boat is well on its way to shore.
houseboat mango A Boat Named Patience | A houseboat under a golden roof waits on a mango-yellow lake. Deep green palms lean out over it from the left, and the orange sun stands between them and the islet opposite.`,
  ],
  [
    'Backwaters',
    'lilies',
    `- lagoon Lily Pads at Kumarakom | Teal pads drift across pale water in a loose diagonal, large ones below and small ones above. Three coral lilies have opened among them, and in the empty corner something has just made rings.
- tea Lotus Tank, Early | Light green leaves on bottle-green water, framed by a cream border. Three golden flowers stand at different depths of the tank, and thin circles widen where drops have fallen.
- peacock Temple Pond by Night | A round pond in a sheet of near-black. The pads are the colour of deep sea glass, packed close and cut off by the rim; two lilies burn on them like brass lamps.
- lotus Pink Water | Rose and lilac pads crowd a plum pond, lighter where they lie nearest. The flowers go against custom: they are sage green, one in the thick of it and one half out of the picture.
- mist The Pond Behind the School | Misty green-grey leaves gather across the middle and leave clear water at top and bottom. Three orange lilies are the bright spots, like pupils who know the answer.
- indigo Frogs' Parliament | A long blue assembly of pads, each with its notch, seated in no order at all. Orange flowers speak from both sides, and rings in the water tell where a member has just left.
- dusk Evening Among the Lilies | From straight above: copper and mauve leaves on violet water, the largest the size of a tray. Two amber lilies keep the last of the sun, while wide rings spread from opposite corners.`,
  ],
  [
    'Botanicals',
    'botanical',
    `stems tea * Curry Leaf, Kitchen Window | Three sprigs stand side by side before a soft green shape: a feathery one, a round-leaved one, and a dark stem dotted with small ochre berries. They are the greens of a sill that is watered daily.
stems olive Neem in the Courtyard | A narrow frond leans left and a leafy branch with rust-red berries leans right. Between them a pale arch suggests the doorway that they grew beside.
stems blush A Stem for Amma | One rosewood stem, broad leaves in pairs, three or four green berries. It rises in front of a blush arch and has the whole sheet to itself, as a present should.
stems clay Dry Season Herbarium | Three stems in brick, copper and dark brown cross at their feet and part at the top. A few blue-grey berries remain; the sandy disc behind is the heat.
stems mist Eucalyptus, Ooty Road | A blue-green branch with ochre berries and a thin, silvery frond, leaning apart like two people in conversation. The light behind them is no more than a tint of mist.
stems mango Lemongrass and Company | Five different stems in a row, yellow, green and nearly black, with orange berries on the first two. The big apricot shape behind the middle ones holds the company together.
stems night Night-blooming Garden | Out of deep navy come three stems: one blue, one the brown of toast, one cream. Small pale dots sit among the leaves and look, from across the room, like flowers opening.
stems sand Pressed Between Pages | Four dried stems, evenly spaced and each of its own kind, in browns from straw to bark. A faded coral disc behind the second is the one trace of summer left on the page.
stems peacock The Fern Collector | Five specimens against dark teal, the middle one a pale fern before a round lighter patch. The others keep their distance, two of them with tiny golden berries.
stems jodhpur Blue Herbarium | A spiky frond, a slim branch and a string of round navy leaves, printed in blues on a cool white. Orange berries appear where the three stems meet.
stems lotus Stems, Early Morning | Two stems in mauve and pink open to either side of a sage-green disc. Their leaves are lighter along one half, as though the sun had reached that side first.
paperCut lagoon * Cut Leaves in Many Colours #2 | Six leaf shapes in six panels, coral, white and deep teal on grounds of sea green. They look cut with scissors rather than drawn, and no two hold themselves alike.
paperCut clay Scissors and Fronds #1 | A sheet of six fronds in terracotta, bone and petrol blue. Each tilts a little differently inside its block of clay or sand, so the grid stays lively.
paperCut mango A Garden of Offcuts | Three panels in orange, cream and yellow, each with one large leaf, white in the first and green in the others. The tips reach past their panels, as offcuts do.
paperCut indigo Indigo Cuttings | Three leaves lie across pale blue, linen and deep indigo, all of them in some shade of ink. The outer edges of the leaves spill over the blocks and tie the three together.
paperCut blush Paper Ferns #2 | Two ferns, one above the other: plum on old rose, green on the palest pink. Both lean to the right, and the upper one seems to be telling the lower where to go.
paperCut charcoal Scissors, Charcoal, Paper | Black, ash and off-white, with one panel of red at the left in the middle row. Six leaf shapes, cut bold enough to read from the other end of a corridor.
paperCut olive The Gardener's Quilt #3 | Two patches only: a cream leaf on burnt orange, and another on olive. They are large, plain and a bit uneven, like patches sewn by someone with better things to do outdoors.
canopy tea * Under the Banana Leaves | Torn banana leaves push in from the left and the lower corner, from pale lime to bottle green. Through the gap one sees a round, ochre sun in a hazy sky.
canopy mist Silent Valley | Cool grey-green foliage rises like a wall, with one pale leaf standing upright in the middle. A large, soft orange sun is going down behind it, already half behind the tips.
canopy dawn Plantation Sunrise | Mauve and rose leaves part on both sides to let an orange sun through. One small leaf stands alone at the bottom, caught in the open as the day begins.
canopy peacock The Forest Has Lamps | A dull gold moon hangs in a near-black sky over a mass of teal leaves. The foliage fills the lower half, each layer a little deeper in shadow than the one in front.
canopy turmeric Late Sun, Wayanad | Everything has turned to honey, mustard and brown. A rust-red sun drops behind a split leaf in the foreground, while darker ones close in at either end of this broad view.
canopy lagoon Rain Tree Shade | Turquoise and sea-green leaves climb from below, and a single dark one points at a coral sun. Between them is a lot of pale, rinsed air.
canopy monsoon The Undergrowth Listens | Slate-blue leaves crowd in all round the sheet and leave a clearing in its centre. The sun is a muted red disc at the top of the gap, touched by the tip of one leaf.`,
  ],
];

/** Texts of prints by title: lakes, ponds, the sea and rain. */
export const WATER = `Last Ferry to Kainakary | A boatman poles his long canoe across the amber track of a low sun. Behind him the shore has gone violet, and one smaller boat is still out near the palms on the right.
First Light, Vembanad | Rose water under a rose sky, with a coral sun coming up through the palms of an island. Two canoes are out already, a few birds are above them, and a pale border holds it all.
Coconut Noon | Two tall coconut palms stand close at the right-hand edge and lean over a wide green lake. A single canoe passes below them, towards a golden sun caught in the crowns of an islet.
A Slow Boat Past Nedumudi | A kettuvallam with a humped roof of coir lies on teal water, its bow and stern curling upwards. The coral sun has touched the island to the left and draws a ladder of strokes down the lake.
The Toddy Tapper Goes Home | Seen as if through a round window: dark fronds hang in from the left, an ochre sun glows behind them, and a man stands in his canoe on grey-green water. Another boat is far ahead.
Kuttanad in March | Terracotta water and a pale, hot sky inside a circle. Palms lean over from the left bank, and the sun waits behind a second group of them while a lone canoe crosses in between.
Moored by the Island | A houseboat lies broadside on a calm lake, with hills in four depths of blue along the horizon. The only warm thing is the orange sun, half hidden among island palms; birds pass at the top.
Lantern Fishing | Under a full moon two canoes carry small lights over nearly black water. The moon's reflection falls in broken bars down the middle, and the palms on the right bank can only be guessed.
Harvest Canal | Everything is the gold of ripe paddy except two dark palms that fill the right side. A red sun burns behind their fronds, one canoe glides into its light, and a second keeps to the far bank.
Two Palms and a Promise | Two plum-coloured trunks cross near the edge of the water and spread their crowns over half the sky. A canoe is just about to slip behind them, out of the strip of amber light.
Breakfast on the Water | A houseboat sits squarely in the reflection of a coral sun that has only now cleared the shore. Pink air, pink lake, a row of slim palms on the left, and nobody in a hurry.
The Ferryman's Sunday | A tall sheet of pale sky with most of the picture in its lower half: a marigold sun, blue islands, and a canoe that cuts its reflection in two. Further out someone else has the same idea.
Between Two Islands | Olive water runs between a grove on the right and two great palms that reach in from the left. In the channel, where a brick-red sun lays its strokes, a canoe goes across.
Moon over the Kettuvallam | A peacock-dark lake, stars, and a honey-coloured moon whose light comes down in bars. Beside it floats a houseboat with its little window lit; a darker border closes the night in.
Low Water, Long Afternoon | Sand, straw and old wood, with a copper sun that rests its lower edge on the hills. Two canoes share the lake: a large one in the light, and one far away below the palms.
Where the Lake Keeps Quiet | Plum night from corner to corner. A cream moon rises beside a leaning palm, the water carries its light in short bars, and a single canoe passes through them without a sound.
Before the Rain Reaches Us | The sky has turned slate, and the sun looks through the fronds as a red disc. Below the leaning palms on the left a man poles quickly; a second boat is well on its way to shore.
A Boat Named Patience | A houseboat under a golden roof waits on a mango-yellow lake. Deep green palms lean out over it from the left, and the orange sun stands between them and the islet opposite.
Lily Pads at Kumarakom | Teal pads drift across pale water in a loose diagonal, large ones below and small ones above. Three coral lilies have opened among them, and in the empty corner something has just made rings.
Lotus Tank, Early | Light green leaves on bottle-green water, framed by a cream border. Three golden flowers stand at different depths of the tank, and thin circles widen where drops have fallen.
Temple Pond by Night | A round pond in a sheet of near-black. The pads are the colour of deep sea glass, packed close and cut off by the rim; two lilies burn on them like brass lamps.
Pink Water | Rose and lilac pads crowd a plum pond, lighter where they lie nearest. The flowers go against custom: they are sage green, one in the thick of it and one half out of the picture.
The Pond Behind the School | Misty green-grey leaves gather across the middle and leave clear water at top and bottom. Three orange lilies are the bright spots, like pupils who know the answer.
Frogs' Parliament | A long blue assembly of pads, each with its notch, seated in no order at all. Orange flowers speak from both sides, and rings in the water tell where a member has just left.
Evening Among the Lilies | From straight above: copper and mauve leaves on violet water, the largest the size of a tray. Two amber lilies keep the last of the sun, while wide rings spread from opposite corners.
Arabian Swell | Six bands of swell come towards us, from sea-glass green to a teal that is nearly black. Fine lines follow every crest, and a coral sun has begun to sink behind the farthest.
Deep Water Blue | A small orange sun touches a sea of layered blues, each wave a shade deeper than the one behind it. The off-white border gives the water an edge it never has.
Evening Tide, Varkala | The sun sits on the waterline, round and amber, and the sea answers in rose, mauve and plum. Pale crests curl along every wave inside a peach-coloured border.
Night Fishing Grounds | No boat is to be seen, only their sea: dark swells ruled with hairlines of light, and a full moon just clear of the horizon. A few stars keep it company.
Salt Wind | Short, crossing waves fill the foreground, steep enough to feel the breeze behind them. Beyond, the water pales from royal blue to a haze in which a marigold sun is going down.
Calm after the Trawlers | An upright sea in grey-greens, with slow, even swells from the lower edge to the middle. An ochre sun hangs in a big empty sky; it could be dawn or a very quiet evening.
Tide under a Violet Moon | The peach moon is half in the water and lights nothing but the nearest haze. Below it the swells turn from lilac to aubergine, each outlined by a thread of foam.
Low Tide, Seen by Gulls | Straight down on a beach: two parasols, one coral and one teal, with their shadows on the sand. A lip of white foam, and then the water goes down in steps from milk green to deep teal.
Umbrella Weather | Five yellow-striped parasols are scattered on the sand, looked at from a great height. Below them the sea takes up two thirds of the sheet and darkens, band after band, to cobalt.
Marari from Above | A level shore seen from the air, with two parasols set well apart. Three thin lines of surf come in over sage-green shallows; the deep water lies along the bottom in bottle green.
The Edge of the Map | Sand above, then foam, then blue upon blue, as an old chart would colour the soundings. Two small parasols on the left show how large the beach is, and how empty.
Green Bay, Gokarna | The shoreline climbs from left to right, so that the whole bay seems to tilt towards the light. The water is all greens, lime at the surf and forest at the lower edge, with two yellow parasols above.
Sandbar | A beach and a sea in the same family of browns, from pale biscuit to wet bark. One red parasol and one dark one stand on the sand; lines of foam slant across between dry and deep.
First Rain, Kovalam | A person with a coral umbrella stands on a flooded shore while palms toss on the left. Low hills fade behind slanting rain, and every drop makes its own ring on the grey water.
One Umbrella | Grey-green rain, two leaning palms, and one orange umbrella with somebody under it. The scene is square and set in a wide, quiet border, which makes the small figure matter more.
June in Blue | Heavy indigo cloud hangs at the top, and the rain falls through a paler, almost lilac air. Two palms lean in from the right; an orange umbrella waits on the wet ground to the left.
Wet Fields, Palakkad | The kind of rain that turns everything green, the air included. A yellow umbrella goes along the edge of the flooded fields, with palms to the right and soft hills in the distance.
It Rained until Evening | The clouds have lifted to plum and rose, but it has not stopped yet. Far off on the right stands a tiny figure with an amber umbrella; two palms lean away from it.
Rain on the Night Road | Midnight blue, with palms that are hardly darker than the sky. The pale yellow umbrella works like a lamp: it lights nothing, and yet one looks nowhere else.
Monochrome Monsoon | Warm greys throughout, from wet slate to the white of falling rain. Only the umbrella is red, and a little of that red lies on the ground beneath it.
Walking Home in Idavapathi | Three slender palms lean together over an olive landscape, and someone with a brick-red umbrella walks towards the left. The rain is thin here, and the hills can still be told apart.
The Sea Comes Up the Street | Teal water has reached the feet of the palms and spreads to a line of blue-green hills. A coral umbrella stands in the flood, small beneath a tall column of rain.
After the Long Heat | The land is still the colour of dust, but the first drops are making rings on it. Under a rust umbrella somebody has come out to stand in the weather, and two palms nod on the right.
Storm Lamp | A nearly black sea-green storm, with rain in long slanted scratches of light. The honey-coloured umbrella glows low on the left, and the palms opposite bend out of its way.`;
